/** What nearly every factory has: a new company begins with it, and deletes or renames what it does not want. */
import type { LossKind } from '@takt/domain/stops/losses/loss-kind.ts'
import type pg from 'pg'
import { insertRows } from './insert-rows.ts'

type Names = readonly [code: string, en: string, sv: string]

const stopGroups: readonly (readonly [...Names, color: string])[] = [
  ['TECH', 'Technical fault', 'Tekniskt fel', 'red'],
  ['SETUP', 'Setup and change', 'Ställ och byte', 'blue'],
  ['MAT', 'Material', 'Material', 'orange'],
  ['QUAL', 'Quality', 'Kvalitet', 'purple'],
  ['STAFF', 'Staffing', 'Bemanning', 'teal'],
  ['PLAN', 'Planned', 'Planerat', 'darkgray'],
]

const stopCodes: readonly (readonly [...Names, group: string, loss: LossKind])[] = [
  ['100', 'Machine fault', 'Maskinfel', 'TECH', 'breakdown'],
  ['110', 'Tool fault', 'Verktygsfel', 'TECH', 'breakdown'],
  ['120', 'Waiting for maintenance', 'Väntar på underhåll', 'TECH', 'waiting'],
  ['200', 'Setup', 'Ställ', 'SETUP', 'setup'],
  ['210', 'Adjustment', 'Justering', 'SETUP', 'setup'],
  ['300', 'Material missing', 'Material saknas', 'MAT', 'waiting'],
  ['310', 'Material change', 'Materialbyte', 'MAT', 'setup'],
  ['400', 'Quality check', 'Kvalitetskontroll', 'QUAL', 'waiting'],
  ['410', 'Quality problem', 'Kvalitetsproblem', 'QUAL', 'waiting'],
  ['500', 'No operator', 'Ingen operatör', 'STAFF', 'waiting'],
  ['510', 'Break', 'Rast', 'STAFF', 'planned'],
  ['600', 'Planned maintenance', 'Planerat underhåll', 'PLAN', 'planned'],
  ['610', 'Cleaning', 'Rengöring', 'PLAN', 'planned'],
  ['620', 'No order', 'Ingen order', 'PLAN', 'planned'],
  ['690', 'Not planned to run', 'Ej planerad drift', 'PLAN', 'planned'],
]

const scrapCategories: readonly Names[] = [
  ['SURF', 'Surface', 'Yta'],
  ['DIM', 'Dimensions', 'Mått'],
  ['MAT', 'Material', 'Material'],
  ['PROC', 'Process', 'Process'],
]

const scrapReasons: readonly (readonly [...Names, category: string])[] = [
  ['10', 'Scratch or dent', 'Repa eller märke', 'SURF'],
  ['20', 'Out of tolerance', 'Utanför tolerans', 'DIM'],
  ['30', 'Faulty material', 'Felaktigt material', 'MAT'],
  ['40', 'Start-up scrap', 'Startkassation', 'PROC'],
  ['50', 'Process fault', 'Processfel', 'PROC'],
  ['90', 'Other', 'Övrigt', 'PROC'],
]

/** A fault counts in MTBF and mean downtime; what was planned or waited for does not. */
const isFault = (group: string) => (group === 'TECH' ? 1 : 0)

export async function giveStarterReasons(client: pg.Client, company_id: number): Promise<void> {
  const rows = (table: string, list: readonly object[]) =>
    insertRows(
      client,
      table,
      list.map((row) => ({ company_id, ...row })),
    )
  await rows(
    'stop_group',
    stopGroups.map(([code, description, description_sv, color], index) => {
      const view_order = (index + 1) * 10
      return { code, description, description_sv, color, view_order, view_order_statistics: view_order }
    }),
  )
  await rows(
    'stop_code',
    stopCodes.map(([stop_code, stop_description, description_sv, group_id, loss_kind], index) => ({
      stop_code,
      stop_description,
      description_sv,
      group_id,
      loss_kind,
      record_no: index + 1,
      setup_time: stop_code === '200' ? 1 : 0,
      include_in_mtbf: isFault(group_id),
      include_in_mdt: isFault(group_id),
    })),
  )
  await rows(
    'scrap_category',
    scrapCategories.map(([code, description, description_sv]) => ({ code, description, description_sv })),
  )
  await rows(
    'scrap_reason',
    scrapReasons.map(([code, description, description_sv, scrap_reason_category], index) => ({
      code,
      description,
      description_sv,
      scrap_reason_category,
      view_order: (index + 1) * 10,
      scrap_text_flag: code === '90' ? 1 : 0,
    })),
  )
  await rows('company_setting', [{ name: 'startUpScrapReason', value: '40' }])
}
