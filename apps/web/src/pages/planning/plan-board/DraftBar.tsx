import type { Bar } from '@takt/domain/planning/board-plan.ts'
import { type Follow, isLater } from '@takt/domain/planning/plan-follows.ts'
import { Button } from '@takt/ui/button/Button.tsx'
import { IconButton } from '@takt/ui/button/IconButton.tsx'
import { RedoIcon, UndoIcon } from '@takt/ui/icon/icons.tsx'
import { useState } from 'react'
import { plannedHoursText, useNumber } from '../../../data/words/format.ts'
import { useText } from '../../../data/words/use-text.ts'
import styles from './DraftBar.module.css'
import { useBarWords } from './use-bar-words.ts'
import type { DraftControl } from './use-draft.ts'

interface DraftBarProps {
  readonly draft: DraftControl
  readonly bars: readonly Bar[]
}

/** What a draft does, before it is saved. */
export function DraftBar({ draft, bars }: DraftBarProps) {
  const text = useText()
  const [open, setOpen] = useState(true)
  const { follows, changes } = draft
  const count = (of: (follow: Follow) => boolean) => follows.filter(of).length
  const sums = [
    changes.size === 0 ? text('plan.nothing-moved') : text('plan.draft', { count: changes.size }),
    ...told(
      'plan.draft-shift',
      count(({ moved, shift_ms }) => !moved && shift_ms !== 0),
    ),
    ...told(
      'plan.draft-behind',
      count(({ becomes }) => becomes === 'behind'),
    ),
    ...told(
      'plan.draft-later-still',
      count((follow) => follow.becomes === '' && isLater(follow)),
    ),
    ...told(
      'plan.draft-saved',
      count(({ becomes }) => becomes === 'in-time'),
    ),
    ...told(
      'plan.draft-clash',
      count(({ clash }) => clash !== null),
    ),
  ]
  function told(
    key: 'plan.draft-shift' | 'plan.draft-behind' | 'plan.draft-later-still' | 'plan.draft-saved' | 'plan.draft-clash',
    many: number,
  ): string[] {
    return many === 0 ? [] : [text(key, { count: many })]
  }
  return (
    <section className={styles.bar} aria-label={text('plan.follows')}>
      <div className={styles.line}>
        <p className={styles.sums} role="status">
          {sums.join(' · ')}
        </p>
        <div className={styles.buttons}>
          <IconButton
            aria-label={text('plan.undo')}
            icon={<UndoIcon />}
            why={draft.canUndo ? undefined : text('plan.nothing-to-undo')}
            onClick={draft.undo}
          />
          <IconButton
            aria-label={text('plan.redo')}
            icon={<RedoIcon />}
            why={draft.canRedo ? undefined : text('plan.nothing-to-redo')}
            onClick={draft.redo}
          />
          <Button aria-expanded={open} onClick={() => setOpen(!open)}>
            {text('plan.follows')}
          </Button>
          <Button onClick={draft.discard}>{text('plan.discard')}</Button>
          <Button
            variant="primary"
            busy={draft.saving}
            why={changes.size === 0 ? text('plan.nothing-moved') : undefined}
            onClick={() => void draft.save()}
          >
            {text('plan.save')}
          </Button>
        </div>
      </div>
      {open && follows.length > 0 && (
        <ul className={styles.follows}>
          {follows.map((follow) => (
            <FollowLine
              key={follow.card_no}
              follow={follow}
              bar={bars.find(({ card_no }) => card_no === follow.card_no)}
            />
          ))}
        </ul>
      )}
    </section>
  )
}

function FollowLine({ follow, bar }: { readonly follow: Follow; readonly bar: Bar | undefined }) {
  const text = useText()
  const number = useNumber()
  const words = useBarWords()
  if (!bar) return null
  const { moved, shift_ms, becomes, behind_ms, clash } = follow
  const time = (ms: number) => plannedHoursText(Math.abs(ms) / 3_600_000, number)
  const shift =
    shift_ms === null
      ? ''
      : shift_ms === 0
        ? text('plan.same-time')
        : text(shift_ms > 0 ? 'plan.later' : 'plan.earlier', { time: time(shift_ms) })
  const parts = [
    moved ? text('plan.follow-moved') : '',
    shift,
    isLater(follow) ? text('plan.behind', { time: time(behind_ms) }) : '',
    becomes === 'in-time' ? text('plan.in-time') : '',
    clash ? text('plan.tool-clash', { tool: clash.tool_id, order: clash.order, machine: clash.machine_id }) : '',
  ]
  return (
    <li className={styles.follow} data-becomes={becomes || (clash ? 'clash' : undefined)}>
      <b>{words.name(bar)}</b>{' '}
      <span className={styles.where}>{`${bar.machine_id} · ${words.moment(bar.begin_at)}`}</span>{' '}
      <span>{parts.filter((part) => part !== '').join(' · ')}</span>
    </li>
  )
}
