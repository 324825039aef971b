export interface MachineLimits {
  readonly oee_green_limit: number
  readonly oee_yellow_limit: number
  readonly q_green_limit: number
  readonly q_yellow_limit: number
  /** Of availability, per cent. */
  readonly efficiency_green_limit: number
  readonly efficiency_yellow_limit: number
  /** How far the speed may stay behind its plan, per cent: the smaller of the two is green. */
  readonly speed_green_limit: number
  readonly speed_yellow_limit: number
}

export const defaultLimits: MachineLimits = {
  oee_green_limit: 85,
  oee_yellow_limit: 60,
  q_green_limit: 98,
  q_yellow_limit: 95,
  efficiency_green_limit: 85,
  efficiency_yellow_limit: 60,
  speed_green_limit: 5,
  speed_yellow_limit: 10,
}

type StoredLimits = { readonly [K in keyof MachineLimits]?: number | null | undefined }

/** Each limit for itself: a machine that has only the green one keeps it. */
export function machineLimits(stored: StoredLimits): MachineLimits {
  return {
    oee_green_limit: stored.oee_green_limit ?? defaultLimits.oee_green_limit,
    oee_yellow_limit: stored.oee_yellow_limit ?? defaultLimits.oee_yellow_limit,
    q_green_limit: stored.q_green_limit ?? defaultLimits.q_green_limit,
    q_yellow_limit: stored.q_yellow_limit ?? defaultLimits.q_yellow_limit,
    efficiency_green_limit: stored.efficiency_green_limit ?? defaultLimits.efficiency_green_limit,
    efficiency_yellow_limit: stored.efficiency_yellow_limit ?? defaultLimits.efficiency_yellow_limit,
    speed_green_limit: stored.speed_green_limit ?? defaultLimits.speed_green_limit,
    speed_yellow_limit: stored.speed_yellow_limit ?? defaultLimits.speed_yellow_limit,
  }
}
