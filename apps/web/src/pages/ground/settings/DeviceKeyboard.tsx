import { Segmented } from '@takt/ui/segmented/Segmented.tsx'
import { Switch } from '@takt/ui/switch/Switch.tsx'
import { useText } from '../../../data/words/use-text.ts'
import { useDeviceValue } from '../../../device/device-storage.ts'
import { keptKeyboard } from '../../../parts/keyboard/kept-keyboard.ts'
import styles from './SettingsPage.module.css'

export function DeviceKeyboard() {
  const text = useText()
  const kept = useDeviceValue(keptKeyboard)
  return (
    <>
      <Switch
        label={text('settings.keyboard')}
        description={text('settings.keyboard-text')}
        checked={kept.enabled}
        onCheckedChange={(enabled) => keptKeyboard.set({ ...kept, enabled })}
      />
      {kept.enabled && (
        <div className={styles.row}>
          <span>{text('keyboard.place')}</span>
          <Segmented
            label={text('keyboard.place')}
            value={kept.static ? 'static' : 'movable'}
            onValueChange={(place) => keptKeyboard.set({ ...kept, static: place === 'static' })}
            options={[
              { value: 'static', label: text('keyboard.static') },
              { value: 'movable', label: text('keyboard.movable') },
            ]}
          />
        </div>
      )}
    </>
  )
}
