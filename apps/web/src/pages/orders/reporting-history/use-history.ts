import { type HistoryKind, machineReports, type ReportedRow, reportHistory } from '@takt/domain/scrap/report-history.ts'
import { useMemo } from 'react'
import { useLoad } from '../../../data/call/use-load.ts'
import type { PageLoad } from '../../../parts/page-frame/PageFrame.tsx'

interface Wanted {
  readonly machine_id: string
  /** All orders of the last 48 hours in place of one. */
  readonly all: boolean
  readonly kinds: readonly HistoryKind[]
  readonly card_no: string
  /** Scrap of the previous operation's card, where the machine scraps on that. */
  readonly scrap_card_no: string
}

export function useHistory({ machine_id, all, kinds, ...of }: Wanted): PageLoad & { rows: ReportedRow[] | undefined } {
  const { card_no, scrap_card_no } = of
  const wantsGood = !all && kinds.includes('good')
  const wantsScrap = !all && kinds.includes('scrap')
  const machine = useLoad('get_machine_reports', { machine_id }, { enabled: all, reloadOn: ['OrderChanged'] })
  const good = useLoad(
    'get_good_qty_history',
    { card_no },
    { enabled: wantsGood && card_no !== '', reloadOn: ['OrderChanged'] },
  )
  const scrap = useLoad(
    'get_scrap_history',
    { card_no: scrap_card_no },
    { enabled: wantsScrap && scrap_card_no !== '', reloadOn: ['OrderChanged'] },
  )
  const goodRows = wantsGood ? good.rows : none
  const scrapRows = wantsScrap ? scrap.rows : none
  const rows = useMemo(
    () => (goodRows && scrapRows ? reportHistory(goodRows, scrapRows) : undefined),
    [goodRows, scrapRows],
  )
  const late = useMemo(() => machine.rows && machineReports(machine.rows), [machine.rows])
  if (all) return { ...machine, rows: late }
  return {
    rows,
    error: (wantsGood ? good.error : null) ?? (wantsScrap ? scrap.error : null),
    updatedAt: Math.min(wantsGood ? good.updatedAt : Infinity, wantsScrap ? scrap.updatedAt : Infinity),
    reload: async () => {
      await Promise.all([wantsGood && good.reload(), wantsScrap && scrap.reload()])
    },
  }
}

const none: never[] = []
