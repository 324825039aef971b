import type { Refusal } from '@takt/domain/ground/refusal.ts'
import type { TextKey } from '@takt/texts/texts.ts'
import type { CallContext } from '../../ground/call/handle.ts'

/** What stands on a report, before it becomes pages. */
export interface ReportContent {
  readonly about: string
  readonly facts: readonly (readonly [label: TextKey, value: string])[]
  readonly tables: readonly ReportTable[]
}

export interface ReportTable {
  readonly heading: TextKey
  readonly columns: readonly { readonly label: TextKey; readonly width: number; readonly end?: true }[]
  readonly rows: readonly (readonly string[])[]
}

export interface ReportAsked {
  readonly machine_id: string
  readonly card_no: string
  readonly context: Pick<CallContext, 'db' | 'now'> & {
    readonly session: Pick<CallContext['session'], 'language' | 'time_zone'>
  }
}

export interface QuickReportDefinition {
  readonly record_no: number
  readonly report_name: string
  readonly title: TextKey
  readonly setting_name: string
  /** 1: it is about an order, which must be chosen. */
  readonly use_custom_xml: 0 | 1
  gather(asked: ReportAsked): Promise<ReportContent | Refusal>
}

export function defineQuickReport(report: QuickReportDefinition): QuickReportDefinition {
  return report
}
