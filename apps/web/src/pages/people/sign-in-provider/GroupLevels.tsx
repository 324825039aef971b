import { LOWEST_LEVEL } from '@takt/domain/ground/levels.ts'
import { Button } from '@takt/ui/button/Button.tsx'
import { SelectField } from '@takt/ui/field/SelectField.tsx'
import { TextField } from '@takt/ui/field/TextField.tsx'
import { useText } from '../../../data/words/use-text.ts'
import type { DraftPart } from './provider-draft.ts'
import styles from './SignInProviderPage.module.css'
import { useLevelOptions } from './use-level-options.ts'

/** One line a group of the provider. */
export function GroupLevels({ draft, change }: DraftPart) {
  const text = useText()
  const levels = useLevelOptions()
  const set = (at: number, part: Partial<(typeof draft.levels)[number]>) =>
    change({ levels: draft.levels.map((line, index) => (index === at ? { ...line, ...part } : line)) })
  return (
    <>
      <ul className={styles.groups}>
        {draft.levels.map(({ group, usertype }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines have no name but what is being typed
          <li key={at} className={styles.group}>
            <TextField
              label={text('provider.group')}
              spellCheck={false}
              maxLength={200}
              value={group}
              onValueChange={(next) => set(at, { group: next })}
            />
            <SelectField
              label={text('provider.level')}
              placeholder={text('provider.level')}
              value={String(usertype)}
              options={levels}
              onValueChange={(level) => set(at, { usertype: Number(level) })}
            />
            <Button variant="quiet" onClick={() => change({ levels: draft.levels.filter((_, index) => index !== at) })}>
              {text('provider.remove-group')}
            </Button>
          </li>
        ))}
      </ul>
      <div className={styles.buttons}>
        <Button onClick={() => change({ levels: [...draft.levels, { group: '', usertype: LOWEST_LEVEL }] })}>
          {text('provider.add-group')}
        </Button>
      </div>
    </>
  )
}
