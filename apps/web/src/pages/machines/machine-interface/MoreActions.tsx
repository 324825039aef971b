import type { Machine } from '@takt/domain/machines/model/machine.ts'
import { groupLinks } from '@takt/domain/machines/navigation/link-subjects.ts'
import { type PanelLink, type PanelLinkId, panelLinks } from '@takt/domain/machines/navigation/panel-links.ts'
import { jointed } from '@takt/texts/joints.ts'
import { Button } from '@takt/ui/button/Button.tsx'
import { Dialog } from '@takt/ui/dialog/Dialog.tsx'
import { MenuIcon } from '@takt/ui/icon/icons.tsx'
import { useState } from 'react'
import { notePressedLink, pressedLinks } from '../../../data/machines/pressed-links.ts'
import { useSession } from '../../../data/session/session.ts'
import { useLanguage } from '../../../data/words/language.ts'
import { useText } from '../../../data/words/use-text.ts'
import { linkWords } from '../../../panels/link-words.tsx'
import { isKnownPath } from '../../../routes/match-route.ts'
import { preloadPage } from '../../../routes/preload-page.ts'
import { useGo } from '../../../routes/use-go.ts'
import styles from './MoreActions.module.css'
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

/** Behind one button every page of the machine that its terminal is set up for and that exists, by what it is about. */
export function MoreActions({ machine, className }: { machine: Machine; className: string | undefined }) {
  const text = useText()
  const session = useSession()
  const [open, setOpen] = useState(false)
  const { machine_id } = machine
  const links = panelLinks({
    machine,
    touch: useTerminal(machine_id),
    user: session,
    place: { kind: 'interface' },
    isKnown: isKnownPath,
  }).filter(({ id }) => !elsewhere.has(id))
  if (links.length === 0) return null
  return (
    <>
      <Button
        className={className}
        size="primary"
        icon={<MenuIcon />}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {text('cockpit.more-actions')}
      </Button>
      <Dialog open={open} onOpenChange={setOpen} size="l" title={text('cockpit.more')} closeLabel={text('shell.close')}>
        <Groups machine_id={machine_id} links={links} onLeave={() => setOpen(false)} />
      </Dialog>
    </>
  )
}

interface GroupsProps {
  readonly machine_id: string
  readonly links: readonly PanelLink[]
  /** Before the page goes: an open dialog that is taken away leaves the next page hidden from screen readers. */
  onLeave(): void
}

function Groups({ machine_id, links, onLeave }: GroupsProps) {
  const text = useText()
  const language = useLanguage()
  const go = useGo()
  return (
    <nav className={styles.groups} aria-label={text('cockpit.more')}>
      {groupLinks(links, pressedLinks(machine_id).get()).map(({ subject, links }) => (
        <section key={subject} aria-label={text(`cockpit.subject.${subject}`)}>
          <h3 className={styles.subject}>{text(`cockpit.subject.${subject}`)}</h3>
          <div className={styles.menu}>
            {links.map(({ id, path }) => (
              <Button
                key={id}
                className={styles.entry}
                size="primary"
                icon={linkWords[id].icon}
                onPointerDown={() => preloadPage(path)}
                onClick={() => {
                  notePressedLink(machine_id, id)
                  onLeave()
                  go(path)
                }}
              >
                {jointed(language, text(linkWords[id].label))}
              </Button>
            ))}
          </div>
        </section>
      ))}
    </nav>
  )
}
