import { Button } from '@takt/ui/button/Button.tsx'
import { RefreshIcon } from '@takt/ui/icon/icons.tsx'
import { useText } from '../../../../data/words/use-text.ts'
import { useDeviceValue } from '../../../../device/device-storage.ts'
import { manualMode } from '../analysis/manual-mode.ts'
import type { View } from '../analysis/use-view.ts'

/** In manual mode: red while filters wait for it. */
export function UpdateButton({ view, fullWidth = false }: { readonly view: View; readonly fullWidth?: boolean }) {
  const text = useText()
  if (!useDeviceValue(manualMode)) return null
  return (
    <Button
      icon={<RefreshIcon />}
      fullWidth={fullWidth}
      variant={view.changed ? 'danger' : 'secondary'}
      why={!view.changed && text('analysis.up-to-date')}
      onClick={view.update}
    >
      {text(view.changed ? 'analysis.update-waiting' : 'analysis.update')}
    </Button>
  )
}
