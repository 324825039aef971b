import {
  type ButtonTarget,
  buttonLabel,
  buttonsInRow,
  buttonTarget,
  type NavigatorButton,
} from '@takt/domain/dashboards/navigator-config.ts'
import { VisuallyHidden } from '@takt/ui/a11y/VisuallyHidden.tsx'
import type { CSSProperties, ReactNode } from 'react'
import type { WidgetProps } from '../../dashboard/define-widget.ts'
import { FittedWords } from '../../dashboard/text/FittedWords.tsx'
import { AppLink } from '../../routes/AppLink.tsx'
import styles from './Navigator.module.css'
import type { navigator } from './navigator.widget.ts'

type Props = WidgetProps<(typeof navigator)['options'], ReturnType<(typeof navigator)['needs']>>

export default function Navigator({ config, mode, page, say }: Props) {
  const { size, buttons } = config.navigator
  const columns = { '--in-row': buttonsInRow(size, buttons.length) } as CSSProperties
  return (
    <nav className={styles.buttons} style={columns} aria-label={config.title || say('widget.navigator')}>
      {buttons.map((button, at) => (
        <Leads
          // biome-ignore lint/suspicious/noArrayIndexKey: a button has no name of its own but its place
          key={at}
          target={mode === 'active' ? buttonTarget(button) : undefined}
          newTabs={page.newTabs}
          newTabWord={say('widget.opens-new-tab')}
        >
          <Face button={button} fallback={say('panel.button', { number: at + 1 })} />
        </Leads>
      ))}
    </nav>
  )
}

/** Under the label stands where it leads, unless the person wanted the label only: D-ENTITY-48-X. */
function Face({ button, fallback }: { readonly button: NavigatorButton; readonly fallback: string }) {
  const link = button.link.trim()
  const label = buttonLabel(button) || fallback
  return (
    <FittedWords>
      <span className={styles.label}>{label}</span>
      {button.showLink && link !== '' && link !== label && <span className={styles.link}>{link}</span>}
    </FittedWords>
  )
}

interface LeadsProps {
  /** Undefined while nothing may have an effect. */
  readonly target: ButtonTarget | undefined
  readonly newTabs: boolean
  readonly newTabWord: string
  readonly children: ReactNode
}

function Leads({ target, newTabs, newTabWord, children }: LeadsProps) {
  if (target === undefined) return <span className={styles.button}>{children}</span>
  if (target.kind === 'nowhere') {
    return (
      <button type="button" className={styles.button} disabled>
        {children}
      </button>
    )
  }
  const newTab = newTabs && (target.kind === 'outside' || target.newTab)
  if (target.kind === 'inside' && !newTab) {
    return (
      <AppLink className={styles.button} to={target.path}>
        {children}
      </AppLink>
    )
  }
  return (
    <a
      className={styles.button}
      href={target.kind === 'outside' ? target.address : target.path}
      target={newTab ? '_blank' : undefined}
      rel="noopener noreferrer"
    >
      {children}
      {newTab && <VisuallyHidden>, {newTabWord}</VisuallyHidden>}
    </a>
  )
}
