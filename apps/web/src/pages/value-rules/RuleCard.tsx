import type { ValueRuleRow } from '@takt/domain/model/value-rule.ts'
import { Button } from '@takt/ui/button/Button.tsx'
import { GridCard } from '@takt/ui/card/CardGrid.tsx'
import { ConfirmDialog } from '@takt/ui/dialog/ConfirmDialog.tsx'
import { EditIcon, TrashIcon } from '@takt/ui/icon/icons.tsx'
import { StateTag } from '@takt/ui/state/StateTag.tsx'
import { useState } from 'react'
import { CallFailure, call } from '../../data/call.ts'
import { useAge } from '../../data/format.ts'
import { useServerNow } from '../../data/live.ts'
import { useText } from '../../data/use-text.ts'
import { notify } from '../../shell/notices.ts'
import styles from './ValueRule.module.css'

interface RuleCardProps {
  rule: ValueRuleRow
  mayChange: boolean
  onChange: () => void
  onRemoved: () => Promise<void>
}

export function RuleCard({ rule, mayChange, onChange, onRemoved }: RuleCardProps) {
  const text = useText()
  const [asking, setAsking] = useState(false)
  const [busy, setBusy] = useState(false)
  const { machine_id, signal, comparison, value, record_no, version } = rule
  const condition = `${signal} ${comparison} ${value}`
  const remove = async () => {
    setBusy(true)
    try {
      await call('delete_value_rule', { record_no, version })
      notify.success(text('rules.removed', { rule: condition, machine: machine_id }))
    } catch (problem) {
      if (!(problem instanceof CallFailure)) throw problem
      notify.failure(problem.message)
    }
    await onRemoved()
    setBusy(false)
    setAsking(false)
  }
  return (
    <GridCard
      label={`${machine_id} ${condition}`}
      name={
        <>
          {machine_id}
          <span className={styles.condition}>{condition}</span>
        </>
      }
      state={<StateTag size="s" tone={rule.active && rule.holds ? 'stopped' : 'neutral'} label={text(stateOf(rule))} />}
    >
      <dl className={styles.facts}>
        {rule.description !== '' && (
          <>
            <dt>{text('rules.description')}</dt>
            <dd>{rule.description}</dd>
          </>
        )}
        <dt>{text('rules.reason')}</dt>
        <dd>
          {rule.stop_code} {rule.stop_description}
          {rule.verifying && <span className={styles.muted}> · {text('rules.verifying-word')}</span>}
        </dd>
        <dt>{text('rules.heard')}</dt>
        <dd>
          <LastHeard rule={rule} />
        </dd>
      </dl>
      {mayChange && (
        <footer className={styles.buttons}>
          <Button icon={<EditIcon />} onClick={onChange}>
            {text('rules.change')}
          </Button>
          <Button icon={<TrashIcon />} onClick={() => setAsking(true)}>
            {text('rules.remove')}
          </Button>
        </footer>
      )}
      <ConfirmDialog
        open={asking}
        danger
        busy={busy}
        title={text('rules.remove-title', { rule: condition, machine: machine_id })}
        message={text('rules.remove-text')}
        confirmLabel={text('rules.remove')}
        cancelLabel={text('shell.cancel')}
        onCancel={() => setAsking(false)}
        onConfirm={() => void remove()}
      />
    </GridCard>
  )
}

function stateOf({ active, holds }: ValueRuleRow) {
  if (!active) return 'rules.off'
  if (holds === null) return 'rules.holds-unknown'
  return holds ? 'rules.holds' : 'rules.holds-not'
}

function LastHeard({ rule: { last_value, last_at } }: { rule: ValueRuleRow }) {
  const text = useText()
  const age = useAge()
  const now = useServerNow(5_000)
  if (last_value === null || last_at === null) return <span className={styles.muted}>{text('rules.not-heard')}</span>
  return (
    <>
      <strong>{String(last_value)}</strong>{' '}
      <span className={styles.muted}>{text('test.ago', { age: age(Math.max(0, now - Date.parse(last_at))) })}</span>
    </>
  )
}
