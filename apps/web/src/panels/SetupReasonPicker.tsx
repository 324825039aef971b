import { readScan } from '@takt/domain/ground/scanner/read-scan.ts'
import { setupCodesOf } from '@takt/domain/stops/resume-setup.ts'
import { Dialog } from '@takt/ui/dialog/Dialog.tsx'
import { EmptyState } from '@takt/ui/state/EmptyState.tsx'
import { ErrorState } from '@takt/ui/state/ErrorState.tsx'
import { LoadingState } from '@takt/ui/state/LoadingState.tsx'
import { useMemo } from 'react'
import { usePopupTime } from '../data/stops/use-popup-time.ts'
import { useStopCodes } from '../data/stops/use-stop-codes.ts'
import { useText } from '../data/words/use-text.ts'
import { useScan } from '../device/scan-takers.ts'
import { StopCodeTiles } from './StopCodeTiles.tsx'
import { scannedCode } from './stop-code/code-groups.ts'

interface SetupReasonPickerProps {
  machine_id: string
  /** Without a code: closed, or nobody answered. */
  onClose: (stop_code?: string) => void
}

export function SetupReasonPicker({ machine_id, onClose }: SetupReasonPickerProps) {
  const text = useText()
  const time = usePopupTime()
  return (
    <Dialog
      open
      size="l"
      onOpenChange={(open) => !open && onClose()}
      title={text('setup.choose-reason')}
      closeLabel={text('shell.close')}
      closesBeside={false}
      {...time}
    >
      <Codes machine_id={machine_id} onChoose={onClose} />
    </Dialog>
  )
}

function Codes({ machine_id, onChoose }: { machine_id: string; onChoose: (stop_code: string) => void }) {
  const text = useText()
  const machineIds = useMemo(() => [machine_id], [machine_id])
  const { codes, error, reload } = useStopCodes(machineIds)
  useScan((code) => {
    const scan = readScan(code)
    if (scan.kind !== 'name') return false
    const found = scannedCode(setupCodesOf(codes ?? []), scan.tries)
    if (found) onChoose(found.stop_code)
    return found !== undefined || { stays: true, unchosen: false }
  })
  if (codes === undefined && error) {
    return <ErrorState message={error.message} retryLabel={text('shell.retry')} onRetry={reload} />
  }
  if (codes === undefined) return <LoadingState label={text('shell.loading')} />
  const setup = setupCodesOf(codes)
  if (setup.length === 0) return <EmptyState title={text('refusal.no-setup-code')} />
  return <StopCodeTiles codes={setup} chosen={null} onChoose={({ stop_code }) => onChoose(stop_code)} />
}
