import { displaySettingsText, readDisplaySettings } from '@takt/domain/machines/overview/display-settings.ts'
import { readWidgetSettings } from '@takt/domain/machines/overview/widget-settings.ts'
import { Switch } from '@takt/ui/switch/Switch.tsx'
import { call } from '../../../data/call/call.ts'
import { DISPLAY_SETTINGS } from '../../../data/dashboards/display-settings.ts'
import { useText } from '../../../data/words/use-text.ts'
import { FormCard } from '../../../parts/form/FormCard.tsx'
import { useDraft } from '../../../parts/form/use-draft.ts'
import { CardFields } from './CardFields.tsx'
import styles from './DisplaySettings.module.css'
import { MachineDashboards } from './MachineDashboards.tsx'

interface DisplaySettingsFormProps {
  /** 0 before anybody has saved. */
  version: number
  stored: unknown
  onSaved: () => Promise<void>
}

export function DisplaySettingsForm({ version, stored, onSaved }: DisplaySettingsFormProps) {
  const text = useText()
  const { draft, meanwhile, set, discard, changed } = useDraft(() => readDisplaySettings(stored).settings)
  const known = new Set(Object.keys(readDisplaySettings(stored).settings.web_dashboard_to_machines))
  // Saved without a machine, a dashboard that was just added would be gone without a word.
  const complete = Object.entries(draft.web_dashboard_to_machines).every(
    ([slug, machines]) => known.has(slug) || machines.length > 0,
  )
  const save = async () => {
    const value = displaySettingsText(stored, draft)
    await call('save_config', { ...DISPLAY_SETTINGS, config: { value }, version })
    return text('display-settings.saved')
  }
  return (
    <FormCard
      changed={changed}
      meanwhile={meanwhile}
      complete={complete}
      saves="save_config"
      given={DISPLAY_SETTINGS}
      onSave={save}
      onSaved={onSaved}
      onDiscard={discard}
    >
      <h2 className={styles.heading}>{text('display-settings.screens')}</h2>
      <Switch
        label={text('display-settings.lock')}
        description={text('display-settings.lock-about')}
        checked={draft.locked_interface_scroll}
        onCheckedChange={(locked_interface_scroll) => set({ locked_interface_scroll })}
      />
      <h2 className={styles.heading}>{text('display-settings.tabs')}</h2>
      <MachineDashboards
        given={draft.web_dashboard_to_machines}
        stored={known}
        onChange={(web_dashboard_to_machines) => set({ web_dashboard_to_machines })}
      />
      <h2 className={styles.heading}>{text('display-settings.cards')}</h2>
      <CardFields
        settings={readWidgetSettings(draft.web_widget_settings)}
        onChange={(part) => set({ web_widget_settings: { ...draft.web_widget_settings, ...part } })}
      />
    </FormCard>
  )
}
