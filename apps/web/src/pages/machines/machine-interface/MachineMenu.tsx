import type { Machine } from '@takt/domain/machines/model/machine.ts'
import { type PanelLinkId, panelLinks } from '@takt/domain/machines/navigation/panel-links.ts'
import { jointed } from '@takt/texts/joints.ts'
import { Button } from '@takt/ui/button/Button.tsx'
import { useSession } from '../../../data/session/session.ts'
import { useLanguage } from '../../../data/words/language.ts'
import { useText } from '../../../data/words/use-text.ts'
import { linkWords } from '../../../panels/link-words.tsx'
import { isKnownPath } from '../../../routes/match-route.ts'
import { preloadPage } from '../../../routes/preload-page.ts'
import { useGo } from '../../../routes/use-go.ts'
import styles from './MachineMenu.module.css'
import { useTerminal } from './use-terminal.ts'

/** Those that have a place of their own on the cockpit already. */
const elsewhere = new Set<PanelLinkId>([
  'open',
  'stopcode',
  'report-quantity',
  'scrap-quantity',
  'finished-report-quantity',
  'finished-scrap-quantity',
  'uncoded',
  'history',
  'signed-in',
  'running-orders',
])

/** A button for each page of the machine that its terminal is set up for and that exists. */
export function MachineMenu({ machine }: { machine: Machine }) {
  const text = useText()
  const language = useLanguage()
  const go = useGo()
  const session = useSession()
  const config = useTerminal(machine.machine_id)
  const links = panelLinks({
    machine,
    touch: config,
    user: session,
    place: { kind: 'interface' },
    isKnown: isKnownPath,
  })
  const shown = links.filter(({ id }) => !elsewhere.has(id)).map((link) => ({ ...link, ...linkWords[link.id] }))
  if (shown.length === 0) return null
  return (
    <nav className={styles.menu} aria-label={text('cockpit.more')}>
      {shown.map(({ id, path, label, icon }) => (
        <Button
          key={id}
          className={styles.entry}
          size="primary"
          icon={icon}
          onPointerDown={() => preloadPage(path)}
          onClick={() => go(path)}
        >
          {jointed(language, text(label))}
        </Button>
      ))}
    </nav>
  )
}
