import { languageCodes, languages } from '@takt/domain/ground/languages.ts'
import { Segmented } from '@takt/ui/segmented/Segmented.tsx'
import { StateShape, type StateTone } from '@takt/ui/state/StateShape.tsx'
import type { ReactNode } from 'react'
import { chooseLanguage } from '../../data/session/personal-choice.ts'
import { useLanguage } from '../../data/words/language.ts'
import { useText } from '../../data/words/use-text.ts'
import { usePageTitle } from '../../routes/page-title.ts'
import { LogoMark } from '../topbar/Logo.tsx'
import styles from './LoginLayout.module.css'

const choices = languageCodes.map((value) => ({ value, label: languages[value].short }))

/** A shift as the product draws it: what ran, what stood, and one stop that still asks why. */
const shift: readonly { tone: StateTone; share: number }[] = [
  { tone: 'setup', share: 9 },
  { tone: 'running', share: 31 },
  { tone: 'stopped', share: 6 },
  { tone: 'running', share: 22 },
  { tone: 'uncoded', share: 5 },
  { tone: 'running', share: 27 },
]

export default function LoginLayout({ children }: { children: ReactNode }) {
  const text = useText()
  const language = useLanguage()
  usePageTitle()
  return (
    <div className={styles.layout}>
      <section className={styles.brand} aria-hidden="true">
        <p className={styles.name}>
          <LogoMark size={44} />
          {text('shell.product')}
        </p>
        <p className={styles.claim}>{text('login.claim')}</p>
        <div className={styles.shift}>
          {shift.map(({ tone, share }, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a fixed picture
            <span key={at} className={styles[tone]} style={{ flexGrow: share }}>
              <StateShape tone={tone} />
            </span>
          ))}
        </div>
      </section>
      <main className={styles.side}>
        <div className={styles.languages}>
          <Segmented
            label={text('user.language')}
            value={language}
            onValueChange={chooseLanguage}
            // A browser begins with a language that nobody chose; an account may have another.
            onPressAgain={chooseLanguage}
            options={choices}
          />
        </div>
        <div className={styles.form}>{children}</div>
      </main>
    </div>
  )
}
