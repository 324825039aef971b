import { VisuallyHidden } from '@takt/ui/a11y/VisuallyHidden.tsx'
import { Checkbox } from '@takt/ui/checkbox/Checkbox.tsx'
import { useLanguage } from '../../../data/words/language.ts'
import { useText } from '../../../data/words/use-text.ts'
import { levelName } from '../../../parts/user-levels/level-name.ts'
import styles from './Levels.module.css'
import type { LevelsProps } from './level-words.ts'

/** Permissions down, levels across. */
export function LevelMatrix({ levels, permissions, mayName, mayTurn, busy, onTurn, onName }: LevelsProps) {
  const text = useText()
  const language = useLanguage()
  return (
    <section className={styles.scroll} aria-label={text('title.admin-security')} tabIndex={-1}>
      <table className={styles.matrix}>
        <thead>
          <tr>
            <th scope="col" className={styles.what}>
              {text('security.permission')}
            </th>
            {levels.map((level) => (
              <th key={level.usertype} scope="col">
                <button type="button" className={styles.level} disabled={!mayName(level)} onClick={() => onName(level)}>
                  <span className={styles.number}>{level.usertype} </span>
                  <span className={styles.name}>{levelName(level, { text, language })} </span>
                  <span className={styles.users}>{text('security.users', { count: level.users })}</span>
                  <VisuallyHidden>{text('security.rename-word')}</VisuallyHidden>
                </button>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {permissions.map((permission) => (
            <tr key={permission}>
              <th scope="row" className={styles.what}>
                {text(`permission.${permission}`)}
                <span className={styles.code}>{permission}</span>
              </th>
              {levels.map((level) => (
                <td key={level.usertype}>
                  <Checkbox
                    className={styles.cell}
                    label={
                      <VisuallyHidden>{`${levelName(level, { text, language })}: ${text(`permission.${permission}`)}`}</VisuallyHidden>
                    }
                    checked={level.permissions.includes(permission)}
                    disabled={!mayTurn(level, permission) || busy === `${level.usertype}/${permission}`}
                    onCheckedChange={(on) => onTurn(level.usertype, permission, on)}
                  />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
