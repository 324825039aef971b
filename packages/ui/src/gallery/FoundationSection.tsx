import { Card } from '../card/Card.tsx'
import * as icons from '../icon/icons.tsx'
import { StateTag } from '../state/StateTag.tsx'
import styles from './Gallery.module.css'

const PAIRS = [
  ['--text-strong', '--surface'],
  ['--text', '--surface-page'],
  ['--text-muted', '--surface-sunken'],
  ['--accent-contrast', '--accent-fill'],
  ['--accent-strong', '--accent-soft'],
  ...['running', 'stopped', 'uncoded', 'setup', 'nocontact'].flatMap((state) => [
    [`--state-${state}-contrast`, `--state-${state}`],
    [`--state-${state}-fg`, `--state-${state}-soft`],
  ]),
] as [string, string][]

export function FoundationSection() {
  return (
    <>
      <Card title="Colour pairs">
        <div className={styles.swatches}>
          {PAIRS.map(([ink, fill]) => (
            <div
              key={ink + fill}
              data-pair={`${ink} ${fill}`}
              className={styles.swatch}
              style={{ background: `var(${fill})`, color: `var(${ink})` }}
            >
              {fill.slice(2)}
            </div>
          ))}
        </div>
      </Card>
      <Card title="States and icons">
        <div className={styles.stack}>
          {(['solid', 'soft'] as const).map((variant) => (
            <div key={variant} className={styles.row}>
              <StateTag tone="running" label="Running" variant={variant} />
              <StateTag tone="stopped" label="Stopped" variant={variant} />
              <StateTag tone="uncoded" label="Uncoded" variant={variant} />
              <StateTag tone="setup" label="Setup" variant={variant} />
              <StateTag tone="no-contact" label="No contact" variant={variant} />
              <StateTag tone="neutral" label="Idle" variant={variant} />
            </div>
          ))}
          <div className={styles.row}>
            <StateTag tone="stopped" label="Own colour" color="#7a1fa2" />
            <StateTag tone="stopped" label="Own colour" color="#ffd400" />
            <StateTag tone="running" label="Small" size="s" />
            <StateTag tone="running" label="Large" size="l" />
            <StateTag tone="uncoded" label="Wall" size="wall" />
          </div>
          <div className={styles.icons}>
            {Object.entries(icons).map(([name, IconOf]) => (
              <span key={name} title={name}>
                <IconOf />
              </span>
            ))}
          </div>
        </div>
      </Card>
    </>
  )
}
