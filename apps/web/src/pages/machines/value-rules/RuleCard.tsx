import type { ValueRuleRow } from '@takt/domain/machines/model/value-rule.ts'
import { Button } from '@takt/ui/button/Button.tsx'
import { CardButtons, CardFacts, GridCard } from '@takt/ui/card/CardGrid.tsx'
import { EditIcon } from '@takt/ui/icon/icons.tsx'
import { StatusTag, type StatusTone } from '@takt/ui/state/StatusTag.tsx'
import { call } from '../../../data/call/call.ts'
import { useServerNow } from '../../../data/live/live.ts'
import { useAge } from '../../../data/words/format.ts'
import { useText } from '../../../data/words/use-text.ts'
import { RemoveButton } from '../../../parts/form/RemoveButton.tsx'
import styles from './ValueRule.module.css'

interface RuleCardProps {
  rule: ValueRuleRow
  mayChange: boolean
  onChange: () => void
  onRemoved: () => Promise<void>
}

export function RuleCard({ rule, mayChange, onChange, onRemoved }: RuleCardProps) {
  const text = useText()
  const { machine_id, signal, comparison, value, record_no, version } = rule
  const condition = `${signal} ${comparison} ${value}`
  return (
    <GridCard
      label={`${machine_id} ${condition}`}
      name={
        <>
          {machine_id}
          <span className={styles.condition}>{condition}</span>
        </>
      }
      state={<StatusTag size="s" tone={toneOf(rule)} label={text(stateOf(rule))} />}
    >
      <CardFacts>
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
      </CardFacts>
      {mayChange && (
        <CardButtons>
          <Button icon={<EditIcon />} onClick={onChange}>
            {text('rules.change')}
          </Button>
          <RemoveButton
            removes="delete_value_rule"
            label={text('rules.remove')}
            title={text('rules.remove-title', { rule: condition, machine: machine_id })}
            message={text('rules.remove-text')}
            onRemove={async () => {
              await call('delete_value_rule', { record_no, version })
              return text('rules.removed', { rule: condition, machine: machine_id })
            }}
            onRemoved={onRemoved}
          />
        </CardButtons>
      )}
    </GridCard>
  )
}

function toneOf({ active, holds }: ValueRuleRow): StatusTone {
  if (!active) return 'off'
  return holds ? 'warning' : 'neutral'
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
