import { hasWholePlant } from '@takt/domain/ground/reach.ts'
import type { ValueRuleRow } from '@takt/domain/machines/model/value-rule.ts'
import { valueRules } from '@takt/domain/machines/value-rules.register.ts'
import { Button } from '@takt/ui/button/Button.tsx'
import { CardGrid } from '@takt/ui/card/CardGrid.tsx'
import { SearchField } from '@takt/ui/field/SearchField.tsx'
import { PlusIcon } from '@takt/ui/icon/icons.tsx'
import { EmptyState } from '@takt/ui/state/EmptyState.tsx'
import { useState } from 'react'
import { useLoad } from '../../../data/call/use-load.ts'
import { useMayCall } from '../../../data/session/may-call.ts'
import { useSession } from '../../../data/session/session.ts'
import { useText } from '../../../data/words/use-text.ts'
import { PageFrame } from '../../../parts/page-frame/PageFrame.tsx'
import { RegisterTools } from '../../../parts/register/RegisterTools.tsx'
import { showChanges } from '../../../parts/register/register-view.ts'
import { to } from '../../../routes/to.ts'
import { RuleCard } from './RuleCard.tsx'
import { RuleForm } from './RuleForm.tsx'

const changes = showChanges({
  of: valueRules,
  title: 'title.value-rules',
})

/** What a signal said last is looked at this often. */
const REFRESH_SECONDS = 5

/** Which process values name stops: an administrator adds, changes and removes the rules. */
export default function ValueRulesPage() {
  const text = useText()
  const mayChange = useMayCall('save_value_rule')
  const load = useLoad('get_value_rules', {}, { everySeconds: REFRESH_SECONDS, reloadOn: ['SettingsChanged'] })
  const whole = hasWholePlant(useSession())
  const [search, setSearch] = useState('')
  const [writing, setWriting] = useState<ValueRuleRow | 'new' | null>(null)
  // As it is now: somebody else may have changed it since the form was opened.
  const fresh = (rule: ValueRuleRow) => load.rows?.find(({ record_no }) => record_no === rule.record_no) ?? rule
  const shown = (load.rows ?? []).filter((rule) => isNamed(rule, search))
  return (
    <PageFrame
      layout="flow"
      title={text('title.value-rules')}
      back={to('admin')}
      about={load.rows && text('rules.count', { count: shown.length })}
      load={load}
      failed={text('rules.failed')}
      tools={
        <>
          <SearchField
            label={text('rules.find')}
            placeholder={text('rules.find')}
            clearLabel={text('shell.clear-search')}
            value={search}
            onValueChange={setSearch}
          />
          <RegisterTools of={changes} rows={load.rows ?? []} onImported={load.reload} />
          {mayChange && (
            <Button variant="primary" icon={<PlusIcon />} onClick={() => setWriting('new')}>
              {text('rules.new')}
            </Button>
          )}
        </>
      }
    >
      {load.rows && shown.length === 0 && (
        <EmptyState
          title={text(load.rows.length > 0 ? 'rules.none' : whole ? 'rules.empty' : 'rules.empty-of-yours')}
          text={text('rules.empty-text')}
        />
      )}
      <CardGrid label={text('title.value-rules')}>
        {shown.map((rule) => (
          <RuleCard
            key={rule.record_no}
            rule={rule}
            mayChange={mayChange}
            onChange={() => setWriting(rule)}
            onRemoved={load.reload}
          />
        ))}
      </CardGrid>
      {writing && (
        <RuleForm
          rule={writing === 'new' ? null : fresh(writing)}
          onClose={() => setWriting(null)}
          onSaved={load.reload}
        />
      )}
    </PageFrame>
  )
}

function isNamed({ machine_id, signal, description, stop_description }: ValueRuleRow, search: string): boolean {
  const wanted = search.trim().toLowerCase()
  return [machine_id, signal, description, stop_description].some((word) => word.toLowerCase().includes(wanted))
}
