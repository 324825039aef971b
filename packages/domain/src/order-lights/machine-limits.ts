export interface MachineLimits {
  readonly oee_green_limit: number
  readonly oee_yellow_limit: number
  readonly q_green_limit: number
  readonly q_yellow_limit: number
}

export const defaultLimits: MachineLimits = {
  oee_green_limit: 85,
  oee_yellow_limit: 60,
  q_green_limit: 98,
  q_yellow_limit: 95,
}

type StoredLimits = { readonly [K in keyof MachineLimits]?: number | null | undefined }

/** Each limit for itself: a machine that has only the green one keeps it. */
export function machineLimits(stored: StoredLimits): MachineLimits {
  return {
    oee_green_limit: stored.oee_green_limit ?? defaultLimits.oee_green_limit,
    oee_yellow_limit: stored.oee_yellow_limit ?? defaultLimits.oee_yellow_limit,
    q_green_limit: stored.q_green_limit ?? defaultLimits.q_green_limit,
    q_yellow_limit: stored.q_yellow_limit ?? defaultLimits.q_yellow_limit,
  }
}
