/** How strongly somebody signed in, as the provider's signed word tells, held against what the company demands. */

export interface DemandedStrength {
  /** Values of the claim `acr`, with blanks between; one of them suffices. '' demands none. */
  readonly required_acr: string
  /** The same of `amr`, the ways in which somebody proved who they are. */
  readonly required_amr: string
}

type Claims = Readonly<Record<string, unknown>>

const valuesOf = (demanded: string): string[] => demanded.split(/\s+/).filter(Boolean)

export function isStrongEnough(claims: Claims, { required_acr, required_amr }: DemandedStrength): boolean {
  const [acrs, amrs] = [valuesOf(required_acr), valuesOf(required_amr)]
  const told: readonly unknown[] = Array.isArray(claims.amr) ? claims.amr : []
  // A provider that tells nothing has proven nothing.
  const hasAcr = acrs.length === 0 || (typeof claims.acr === 'string' && acrs.includes(claims.acr))
  return hasAcr && (amrs.length === 0 || amrs.some((one) => told.includes(one)))
}

/** Whether sessions of before may be weaker than what is demanded now. */
export function demandsMore(before: DemandedStrength, after: DemandedStrength): boolean {
  return (['required_acr', 'required_amr'] as const).some((which) => {
    const [was, is] = [valuesOf(before[which]), valuesOf(after[which])]
    return is.length > 0 && (was.length === 0 || was.some((value) => !is.includes(value)))
  })
}
