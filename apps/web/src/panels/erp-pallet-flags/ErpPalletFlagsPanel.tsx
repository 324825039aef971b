import type { PanelProps } from '../define-panel.ts'
import { RetryOrDelete, type RetryOrDeleteAnswer } from '../RetryOrDelete.tsx'

type Props = PanelProps<'failed-pallet-flags', RetryOrDeleteAnswer>

export default function ErpPalletFlagsPanel({ selection, busy, perform }: Props) {
  return <RetryOrDelete count={selection.record_nos.length} busy={busy} perform={perform} />
}
