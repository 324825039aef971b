import type { ProcedureRow } from '@takt/contract/procedures.ts'
import type { DescribedName } from '@takt/domain/setup/registers.ts'
import { useLoad } from '../../data/call/use-load.ts'
import { useSession } from '../../data/session/session.ts'
import { dayAndTime } from '../../data/words/format.ts'
import { useText } from '../../data/words/use-text.ts'
import { ChangeLines } from '../trail/ChangeLines.tsx'
import styles from './ChangesDialog.module.css'
import { ChangesFrame } from './ChangesFrame.tsx'
import type { DescribedView } from './register-view.ts'
import { useRegisterWords } from './use-register-words.ts'

interface ChangesDialogProps {
  view: DescribedView
  /** Left out: of the whole register. */
  one?: { readonly key: string; readonly name: string } | undefined
  onClose: () => void
}

/** Who changed what, and when; of which field from what to what. */
export function ChangesDialog({ view, one, onClose }: ChangesDialogProps) {
  const text = useText()
  const register = view.of.name as DescribedName
  const load = useLoad('get_register_changes', {
    ...{ register, ...(one && { key: one.key }), ...(view.only && { only: view.only }) },
  })
  return (
    <ChangesFrame
      name={one?.name ?? text(view.title)}
      load={load}
      line={(change) => <ChangeLine key={change.id} view={view} change={change} showsKey={one === undefined} />}
      onClose={onClose}
    />
  )
}

type Change = ProcedureRow<'get_register_changes'>

function ChangeLine({ view, change, showsKey }: { view: DescribedView; change: Change; showsKey: boolean }) {
  const text = useText()
  const words = useRegisterWords(view)
  const timeZone = useSession().time_zone
  const { at, who, what, called, changes } = change
  const { fields, key } = view.of
  const isCode = typeof called === 'string' && fields[key]?.kind !== 'choice'
  return (
    <li className={styles.change}>
      <p className={styles.head}>
        <span className={styles.when}>{dayAndTime(Date.parse(at), { timeZone })}</span>
        <span className={styles.who}>{who}</span>
        <span>
          {showsKey && <strong>{isCode ? called : words.value(key, called)} </strong>}
          {text(`register.did-${what}`)}
        </span>
      </p>
      <ChangeLines changes={changes} />
    </li>
  )
}
