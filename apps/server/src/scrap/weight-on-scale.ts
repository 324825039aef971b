import type { Scale, ScalePurpose } from '@takt/domain/scrap/model/scale.ts'
import { heardLast, scalesFor } from '@takt/domain/scrap/scale-for.ts'
import type { CompanyDb } from '../ground/db/company-db.ts'
import { scaleRows } from './scales/scale-rows.ts'

interface Weighing {
  readonly machine_id: string
  /** What is laid on it. */
  readonly purpose: Exclude<ScalePurpose, 'any'>
  readonly now: number
}

/** The scales of a machine that are asked for this. */
export async function askedScales(db: CompanyDb, { machine_id, purpose, now }: Weighing): Promise<Scale[]> {
  return scalesFor(await scaleRows(db, { machine_id, now }), purpose)
}

/** Grams on the scale without its tare, by the one that was heard last; null when none was. */
export async function weightOnScale(db: CompanyDb, weighing: Weighing): Promise<number | null> {
  return heardLast(await askedScales(db, weighing))?.grams ?? null
}
