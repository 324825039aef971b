import { localDate } from '@takt/domain/ground/zone-time.ts'

/** Of the example company. */
export const ZONE = 'Europe/Stockholm'

/** The date in the plant. Between midnight and two o'clock it is still yesterday in UTC. */
export const plantDay = (at: number = Date.now()): string => localDate(at, ZONE)
