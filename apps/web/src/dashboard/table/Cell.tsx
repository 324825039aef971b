import { type DisplayState, stateColour } from '@takt/domain/machines/display-state.ts'
import type { Machine } from '@takt/domain/machines/model/machine.ts'
import { stopWords } from '@takt/domain/stops/stop-words.ts'
import { classNames } from '@takt/ui/class-names.ts'
import { CheckIcon, CloseIcon } from '@takt/ui/icon/icons.tsx'
import { StateTag } from '@takt/ui/state/StateTag.tsx'
import { useState } from 'react'
import { AppLink } from '../../routes/AppLink.tsx'
import type { Plant, Say } from '../define-widget.ts'
import type { CellContent, TextSize } from './cell-content.ts'
import { cellIcons } from './cell-icons.ts'
import styles from './RowTable.module.css'

interface CellProps {
  readonly content: CellContent
  /** Of the machine of the row. */
  readonly state: DisplayState
  /** Links lead somewhere only where the dashboard is live. */
  readonly links: boolean
  readonly plant: Plant
  readonly say: Say
}

export function Cell({ content, state, links, plant, say }: CellProps) {
  switch (content.kind) {
    case 'state':
      return <MachineState machine={content.machine} state={state} plant={plant} say={say} />
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
    case 'machine':
      return links ? (
        <AppLink className={styles.link} to={`/interface/${encodeURIComponent(content.machine_id)}`}>
          {content.text}
        </AppLink>
      ) : (
        <span className={styles.link}>{content.text}</span>
      )
    case 'picture':
      return <Thumb url={content.url} text={content.text} />
    case 'icon': {
      if (content.name === undefined) return null
      const Sign = cellIcons[content.name]
      return (
        <span role="img" aria-label={content.text}>
          <Sign className={styles.sign} />
        </span>
      )
    }
    case 'text':
      return (
        <span
          className={classNames(
            styles.text,
            styles[content.size],
            content.align === 'end' && styles.end,
            isOneWord(content) && styles.word,
          )}
          title={content.text === content.whole ? undefined : content.whole}
        >
          {content.text}
        </span>
      )
  }
}

/** A part number or an order: its dash is no place to break it. */
function isOneWord({ text, size }: { readonly text: string; readonly size: TextSize }): boolean {
  return size !== 'long' && !/\s/.test(text)
}

/** A picture that is not there is told by its name. */
function Thumb({ url, text }: { readonly url: string; readonly text: string }) {
  const [broken, setBroken] = useState('')
  if (broken === url) return text
  return <img className={styles.thumb} src={url} alt={text} loading="lazy" onError={() => setBroken(url)} />
}

function MachineState({
  machine,
  state,
  plant,
  say,
}: Omit<CellProps, 'content' | 'links'> & { readonly machine: Machine }) {
  const word = say(`state.${state}`)
  const reason = state === 'stopped' || state === 'off' ? stopWords(machine, plant.language) : ''
  const both = state === 'off' ? `${word} · ${reason}` : reason
  const label = reason === '' ? word : both
  return <StateTag className={styles.state} tone={state} label={label} color={stateColour(state, machine)} />
}
