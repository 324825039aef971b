import type { ScrapReasonSettingRow } from '@takt/domain/scrap/model/scrap-reason-setting.ts'
import { TwoLines } from '@takt/ui/table/TwoLines.tsx'
import type { TableColumn } from '@takt/ui/table/table-column.ts'
import { useMemo } from 'react'
import { useText } from '../../../data/words/use-text.ts'
import { usePhone } from '../../../device/use-phone.ts'
import { CodeCell } from '../../../parts/reason-form/ReasonCell.tsx'
import { offeredColumns } from '../../../parts/settings-list/offered-columns.tsx'
import { useGroupName, useNames } from '../../../parts/settings-list/use-names.ts'

export function useReasonColumns(): readonly TableColumn<ScrapReasonSettingRow>[] {
  const text = useText()
  const phone = usePhone()
  const names = useNames()
  const groupName = useGroupName('scrap')
  return useMemo(() => {
    const main: TableColumn<ScrapReasonSettingRow>[] = [
      {
        key: 'code',
        header: text('stop-codes.code'),
        width: 100,
        sortValue: ({ code }) => code,
        cell: ({ code, scrap_reason_color }) => <CodeCell code={code} colour={scrap_reason_color} />,
      },
      {
        key: 'description',
        header: text('stop-codes.description'),
        minWidth: 180,
        sortValue: (row) => names(row).first,
        cell: (row) => <TwoLines {...names(row)} />,
      },
    ]
    if (phone) return main
    return [
      ...main,
      {
        key: 'scrap_reason_category',
        header: text('scrap-reasons.category'),
        width: 180,
        sortValue: ({ scrap_reason_category }) => groupName(scrap_reason_category),
        cell: ({ scrap_reason_category }) => groupName(scrap_reason_category),
      },
      {
        key: 'erp_scrap_code',
        header: text('scrap-reasons.erp'),
        width: 180,
        sortValue: ({ erp_scrap_code, code }) => erp_scrap_code || code,
        cell: ({ erp_scrap_code, code }) => erp_scrap_code || code,
      },
      ...offeredColumns(text),
    ]
  }, [text, phone, names, groupName])
}
