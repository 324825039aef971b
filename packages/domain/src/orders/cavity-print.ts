/** What split pallet print shows and sends: a label per cavity. */
export interface CavityCount {
  readonly prodquantity: number
  readonly scrapquantity: number
}

export interface CavityQuantity extends CavityCount {
  readonly goodquantity: number
}

export interface CavityPrint {
  readonly cavities: readonly CavityQuantity[]
  readonly totals: CavityQuantity
  readonly num_copies: number
  readonly printer: string
}

export function cavityPrint(
  counts: readonly CavityCount[],
  { num_copies, printer }: Pick<CavityPrint, 'num_copies' | 'printer'>,
): CavityPrint {
  const cavities = counts.map(({ prodquantity, scrapquantity }) => ({
    prodquantity,
    scrapquantity,
    // Scrap of an earlier pallet can exceed what this one got; a label never says less than nothing.
    goodquantity: Math.max(prodquantity - scrapquantity, 0),
  }))
  return { cavities, totals: totalOf(cavities), num_copies, printer }
}

/** Cavities that get a label, by their place. */
export function labelledCavities({ cavities }: Pick<CavityPrint, 'cavities'>): number[] {
  return cavities.flatMap(({ goodquantity }, at) => (goodquantity > 0 ? [at] : []))
}

function totalOf(cavities: readonly CavityQuantity[]): CavityQuantity {
  return cavities.reduce(
    (sum, cavity) => ({
      prodquantity: sum.prodquantity + cavity.prodquantity,
      scrapquantity: sum.scrapquantity + cavity.scrapquantity,
      goodquantity: sum.goodquantity + cavity.goodquantity,
    }),
    { prodquantity: 0, scrapquantity: 0, goodquantity: 0 },
  )
}
