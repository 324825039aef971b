import type { Stop } from '@takt/domain/stops/model/stop.ts'
import { call } from '../call/call.ts'
import { say } from '../words/use-text.ts'

/** Undoes the coding of these stops, one after the other: what somebody has changed meanwhile ends it and is told. */
export async function takeBackCodes(stops: readonly Pick<Stop, 'machine_id' | 'stop'>[]): Promise<string> {
  for (const { machine_id, stop } of stops) await call('take_back_stop_code', { machine_id, stop })
  return say('stops.taken-back', { count: stops.length })
}
