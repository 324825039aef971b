import { isIsolated } from '@takt/domain/ground/may-use-machine.ts'
import { can } from '@takt/domain/ground/permissions.ts'
import type { Brightness } from '@takt/domain/ground/personal-choices.ts'
import { Button } from '@takt/ui/button/Button.tsx'
import { Popover } from '@takt/ui/popover/Popover.tsx'
import { Segmented } from '@takt/ui/segmented/Segmented.tsx'
import { Slider } from '@takt/ui/slider/Slider.tsx'
import { Switch } from '@takt/ui/switch/Switch.tsx'
import { type ReactElement, useState } from 'react'
import { chooseLanguage } from '../../data/session/personal-choice.ts'
import { useSession } from '../../data/session/session.ts'
import { brightness } from '../../data/session/theme.ts'
import { languageChoices, useLanguage } from '../../data/words/language.ts'
import { useText } from '../../data/words/use-text.ts'
import { useDeviceValue } from '../../device/device-storage.ts'
import { AppLink } from '../../routes/AppLink.tsx'
import { to } from '../../routes/to.ts'
import { maySlide, sliding } from '../auto-slide/auto-slide.ts'
import { openShortcuts } from '../shortcuts/shortcuts-open.ts'
import { logOut } from '../sign-in/log-out.ts'
import styles from './UserMenu.module.css'
import { usePageZoom, ZOOM } from './zoom.ts'

export default function UserMenuPopover({ trigger }: { trigger: ReactElement }) {
  const text = useText()
  const session = useSession()
  const [open, setOpen] = useState(true)
  const language = useLanguage()
  const look = useDeviceValue(brightness)
  const name = session.full_name || session.username
  const looks: { value: Brightness; label: string }[] = [
    { value: 'light', label: text('user.light') },
    { value: 'dark', label: text('user.dark') },
    { value: 'system', label: text('user.system') },
  ]
  return (
    <Popover
      align="end"
      open={open}
      onOpenChange={setOpen}
      title={name}
      closeLabel={text('shell.close')}
      trigger={trigger}
    >
      <div className={styles.menu}>
        <p className={styles.who}>
          {session.username} · {session.company_name}
        </p>
        <section className={styles.part}>
          <h3 className={styles.heading}>{text('user.language')}</h3>
          <Segmented
            fullWidth
            label={text('user.language')}
            value={language}
            onValueChange={chooseLanguage}
            options={languageChoices}
          />
        </section>
        <section className={styles.part}>
          <h3 className={styles.heading}>{text('user.theme')}</h3>
          <Segmented fullWidth label={text('user.theme')} value={look} onValueChange={brightness.set} options={looks} />
        </section>
        <ZoomPart />
        <SlidePart />
        <OwnPages onChoose={() => setOpen(false)} />
        <div className={styles.actions}>
          <Button
            fullWidth
            onClick={() => {
              setOpen(false)
              openShortcuts()
            }}
          >
            {text('user.shortcuts')}
          </Button>
          <Button fullWidth onClick={() => void logOut()}>
            {text('user.logout')}
          </Button>
        </div>
      </div>
    </Popover>
  )
}

function SlidePart() {
  const text = useText()
  const session = useSession()
  const on = useDeviceValue(sliding)
  if (!maySlide(session)) return null
  return (
    <Switch
      label={text('user.auto-slide')}
      description={text('user.auto-slide-text')}
      checked={on}
      onCheckedChange={sliding.set}
    />
  )
}

/** Not for those whom the guards keep on one machine or one dashboard. */
function OwnPages({ onChoose }: { onChoose: () => void }) {
  const text = useText()
  const session = useSession()
  if (isIsolated(session) || session.only_dashboards || session.only_interface) return null
  const pages = [
    // The logo leads back to the machine one was last at: a machine's own screen has no other way out.
    { path: to('home'), title: text('title.home') },
    { path: to('settings'), title: text('title.settings') },
    ...(can(session, 'view-themes') ? [{ path: to('theme'), title: text('title.theme') }] : []),
    { path: to('account'), title: text('title.account') },
  ]
  return (
    <nav className={styles.pages} aria-label={text('user.menu')}>
      {pages.map(({ path, title }) => (
        <AppLink key={path} className={styles.page} to={path} onClick={onChoose}>
          {title}
        </AppLink>
      ))}
    </nav>
  )
}

function ZoomPart() {
  const text = useText()
  const [zoom, setZoom] = usePageZoom()
  return (
    <section className={styles.part} onDoubleClick={() => setZoom(ZOOM.default)} title={text('user.zoom-hint')}>
      <Slider
        label={text('user.zoom')}
        value={zoom}
        onValueChange={setZoom}
        min={ZOOM.min}
        max={ZOOM.max}
        step={ZOOM.step}
        unit="%"
      />
    </section>
  )
}
