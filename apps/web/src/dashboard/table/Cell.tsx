import { displayState, stateColour } from '@takt/domain/machine/display-state.ts'
import type { Machine } from '@takt/domain/model/machine.ts'
import { stopWords } from '@takt/domain/stops/stop-words.ts'
import { classNames } from '@takt/ui/class-names.ts'
import { CheckIcon, CloseIcon } from '@takt/ui/icon/icons.tsx'
import { StateTag } from '@takt/ui/state/StateTag.tsx'
import type { Plant, Say } from '../define-widget.ts'
import { stateWords } from '../machine-look.ts'
import type { CellContent } from './cell-content.ts'
import styles from './RowTable.module.css'

interface CellProps {
  readonly content: CellContent
  readonly silent: boolean
  readonly plant: Plant
  readonly say: Say
}

export function Cell({ content, silent, plant, say }: CellProps) {
  switch (content.kind) {
    case 'state':
      return <MachineState machine={content.machine} silent={silent} plant={plant} say={say} />
    case 'yes-no':
      return (
        <span className={content.yes ? styles.yes : styles.no}>
          {content.yes ? <CheckIcon className={styles.sign} /> : <CloseIcon className={styles.sign} />}
          {say(content.yes ? 'widget.yes' : 'widget.no')}
        </span>
      )
    case 'color':
      return (
        <span className={styles.colored}>
          <span className={styles.swatch} style={{ backgroundColor: content.color }} />
          {content.text}
        </span>
      )
    case 'progress':
      return (
        <span className={styles.progress}>
          <span className={styles.track}>
            <span className={styles.done} style={{ width: `${content.percent}%` }} />
          </span>
          {content.text}
        </span>
      )
    case 'text':
      return (
        <span
          className={classNames(styles.text, styles[content.size], content.align === 'end' && styles.end)}
          title={content.text === content.whole ? undefined : content.whole}
        >
          {content.text}
        </span>
      )
  }
}

function MachineState({ machine, silent, plant, say }: Omit<CellProps, 'content'> & { readonly machine: Machine }) {
  // The clock's word is already in `silent`; here only the row itself is asked.
  const state = silent ? 'no-contact' : displayState(machine, Date.parse(machine.last_signal), 1)
  const color = stateColour(state, machine)
  const reason = (state === 'stopped' && stopWords(machine, plant.language)) || say(stateWords[state])
  return <StateTag className={styles.state} tone={state} label={reason} color={color} />
}
