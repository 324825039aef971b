import { choicesFollow } from '@takt/domain/ground/choices-follow.ts'
import { can } from '@takt/domain/ground/permissions.ts'
import { Card } from '@takt/ui/card/Card.tsx'
import { SelectField } from '@takt/ui/field/SelectField.tsx'
import { Segmented } from '@takt/ui/segmented/Segmented.tsx'
import { Switch } from '@takt/ui/switch/Switch.tsx'
import { chooseLanguage } from '../../../data/session/personal-choice.ts'
import { useSession } from '../../../data/session/session.ts'
import { startPage } from '../../../data/session/start-page.ts'
import { languageChoices, useLanguage } from '../../../data/words/language.ts'
import { useText } from '../../../data/words/use-text.ts'
import { useDeviceValue } from '../../../device/device-storage.ts'
import { soundOn } from '../../../device/sound.ts'
import { PageFrame } from '../../../parts/page-frame/PageFrame.tsx'
import { AppLink } from '../../../routes/AppLink.tsx'
import { to } from '../../../routes/to.ts'
import { notificationsWanted, wantNotifications } from '../../../shell/browser-notifications/wanted.ts'
import { ownRightClick } from '../../../shell/shortcuts/own-right-click.ts'
import { DeviceKeyboard } from './DeviceKeyboard.tsx'
import { DevicePrinter } from './DevicePrinter.tsx'
import styles from './SettingsPage.module.css'

/** What a person wants for themselves, and what holds for this device. Each takes effect when it is chosen. */
export default function SettingsPage() {
  const text = useText()
  const session = useSession()
  const language = useLanguage()
  const rightClick = useDeviceValue(ownRightClick)
  const notifications = useDeviceValue(notificationsWanted)
  const sounds = useDeviceValue(soundOn)
  return (
    <PageFrame
      layout="form"
      title={text('title.settings')}
      tools={
        <nav className={styles.links} aria-label={text('settings.more')}>
          {can(session, 'view-themes') && (
            <AppLink className={styles.link} to={to('theme')}>
              {text('title.theme')}
            </AppLink>
          )}
          <AppLink className={styles.link} to={to('account')}>
            {text('title.account')}
          </AppLink>
        </nav>
      }
    >
      <Card title={text('settings.mine')}>
        <p className={styles.about}>{text(choicesFollow(session) ? 'settings.mine-text' : 'settings.shared-text')}</p>
        <div className={styles.rows}>
          <div className={styles.row}>
            <span>{text('user.language')}</span>
            <Segmented
              label={text('user.language')}
              value={language}
              onValueChange={chooseLanguage}
              options={languageChoices}
            />
          </div>
          <StartPage />
          <Switch
            label={text('settings.right-click')}
            description={text('settings.right-click-text')}
            checked={rightClick}
            onCheckedChange={ownRightClick.set}
          />
        </div>
      </Card>
      <Card title={text('settings.device')}>
        <div className={styles.rows}>
          <DevicePrinter />
          <Switch
            label={text('settings.notifications')}
            description={text('settings.notifications-text')}
            checked={notifications}
            onCheckedChange={(wanted) => void wantNotifications(wanted)}
          />
          <DeviceKeyboard />
          <Switch
            label={text('settings.sound')}
            description={text('settings.sound-text')}
            checked={sounds}
            onCheckedChange={soundOn.set}
          />
        </div>
      </Card>
    </PageFrame>
  )
}

function StartPage() {
  const text = useText()
  const session = useSession()
  const chosen = useDeviceValue(startPage)
  const pages = [
    { value: '', label: text('settings.start-last') },
    { value: to('allMachines'), label: text('title.machines') },
    { value: to('machinesIn', { locationtype: 'mine', location: 'all' }), label: text('menu.my-machines') },
    { value: to('machineWidgets'), label: text('title.machine-widgets') },
    ...(can(session, 'can-access-dashboard')
      ? [{ value: to('dashboard', { dashboard: 'default' }), label: text('title.dashboard') }]
      : []),
  ]
  return (
    <SelectField
      label={text('settings.start-page')}
      hint={text('settings.start-page-text')}
      placeholder={text('settings.start-last')}
      value={pages.some((page) => page.value === chosen) ? chosen : ''}
      onValueChange={startPage.set}
      options={pages}
    />
  )
}
