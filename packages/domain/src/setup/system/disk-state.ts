const GB = 1024 ** 3
/** PostgreSQL and the log of a day need this much; below it somebody has to act today. */
const FULL_BELOW = GB
const LOW_BELOW = 5 * GB
const LOW_SHARE = 0.05

export type DiskState = 'ok' | 'low' | 'full' | 'away'

export interface Room {
  readonly free: number
  readonly size: number
}

/** Free bytes below which a disk is told of. */
export function warnBelow(size: number): number {
  return Math.max(LOW_BELOW, Math.round(size * LOW_SHARE))
}

/** Null where the folder cannot be asked: the disk is gone, or its share is not mounted. */
export function diskState(room: Room | null): DiskState {
  if (room === null) return 'away'
  if (room.free < FULL_BELOW) return 'full'
  return room.free < warnBelow(room.size) ? 'low' : 'ok'
}
