import type { Limit } from '@takt/domain/dashboards/gauge-scale.ts'

const numbers = [1, 2, 3, 4, 5] as const
type N = (typeof numbers)[number]

/** A limit without a property of the row is its own number. */
export type LimitOptions = { readonly numLimits: number } & { readonly [K in N as `limit${K}Key`]?: string } & {
  readonly [K in N as `limit${K}Val`]: number
} & { readonly [K in N as `limit${K}BackgroundColor`]: string }

/** The limits that are in use, as one list. */
export function limitsOf(config: LimitOptions): Limit[] {
  return numbers.slice(0, config.numLimits).map((n) => ({
    key: config[`limit${n}Key`] ?? '',
    value: config[`limit${n}Val`],
    color: config[`limit${n}BackgroundColor`],
  }))
}
