import type { Horizon } from '@takt/domain/ground/statistics/horizons.ts'

type Dashed<T extends string> = T extends `${infer A} ${infer B}` ? `${A}-${Dashed<B>}` : T

/** The text of a time horizon, or of one of the days that only reports are made for: keys have no spaces. */
export function horizonKey<H extends Horizon | 'today' | 'yesterday'>(horizon: H): `analysis.horizon.${Dashed<H>}` {
  return `analysis.horizon.${horizon.replaceAll(' ', '-') as Dashed<H>}`
}
