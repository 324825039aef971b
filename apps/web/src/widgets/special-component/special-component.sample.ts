import type { Fulfilment, FulfilmentLoss } from '@takt/domain/history/model/statistics.ts'
import type { Machine } from '@takt/domain/machines/model/machine.ts'
import type { ScrapOfDay } from '@takt/domain/scrap/model/scrap.ts'
import { periodLabels } from '@takt/domain/scrap/period-labels.ts'

const row = (machine_id: string, trans_date: string, scrap: number, scrap_reason: string): ScrapOfDay => ({
  machine_id,
  trans_date,
  shift: 1,
  scrap_reason,
  scrap,
  scrapkg: null,
  description: scrap_reason === '10' ? 'Flash' : 'Short shot',
  color: scrap_reason === '10' ? 'Orange' : 'Blue',
  ...periodLabels(trans_date, 'en'),
})

const days = ['2026-01-26', '2026-01-27', '2026-01-28', '2026-01-29', '2026-01-30']
const planned = (datename: string, shift: number, quantity: number): Fulfilment => ({
  machine_id: 'M101',
  shift,
  datename,
  planned_quantity: 1000,
  planned_setup_time_hours: 0.5,
  quantity,
  setup_time_hours: 0.6,
  current_day: '2026-01-29',
})

export const specialSample = {
  now: Date.parse('2026-01-29T10:00:00.000Z'),
  config: { machineId: ['M101'] },
  data: {
    scrap: [
      row('M101', '2026-01-21', 30, '10'),
      row('M101', '2026-01-27', 21, '10'),
      row('M101', '2026-01-28', 9, '20'),
      row('M102', '2026-01-20', 12, '20'),
      row('M102', '2026-01-28', 18, '20'),
    ] as readonly ScrapOfDay[],
    result: [] as readonly Record<string, unknown>[],
    fulfilment: days.flatMap((day, at) => [
      planned(day, 1, 1040 - at * 60),
      planned(day, 2, 960),
    ]) as readonly Fulfilment[],
    losses: days.map((target_date) => ({
      target_date,
      target_good_qty: 2000,
      result_good_qty: 1650,
      availability_quantity_loss: 210,
      productivity_quantity_loss: 90,
      scrap_qty: 50,
      current_day: '2026-01-29',
    })) as readonly FulfilmentLoss[],
    machine: { machine_id: 'M101', oee_green_limit: 85 } as Machine | undefined,
  },
}
