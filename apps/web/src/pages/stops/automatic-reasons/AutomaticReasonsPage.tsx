import { hasWholePlant } from '@takt/domain/ground/reach.ts'
import { automaticReasons } from '@takt/domain/machines/automatic-reasons.register.ts'
import type { AutomaticReasonRow } from '@takt/domain/machines/model/automatic-reason.ts'
import { Button } from '@takt/ui/button/Button.tsx'
import { CardButtons, GridCard } from '@takt/ui/card/CardGrid.tsx'
import { EditIcon } from '@takt/ui/icon/icons.tsx'
import { StatusTag } from '@takt/ui/state/StatusTag.tsx'
import { useLoad } from '../../../data/call/use-load.ts'
import { useSession } from '../../../data/session/session.ts'
import { useText } from '../../../data/words/use-text.ts'
import { RegisterTools } from '../../../parts/register/RegisterTools.tsx'
import { showChanges } from '../../../parts/register/register-view.ts'
import { SettingsList } from '../../../parts/settings-list/SettingsList.tsx'
import styles from './AutomaticReasons.module.css'
import { ClockRuleForm } from './ClockRuleForm.tsx'
import { useRuleWords } from './use-rule-words.ts'

const changes = showChanges({
  of: automaticReasons,
  title: 'title.automatic-reasons',
})

const keyOf = ({ rule_no }: AutomaticReasonRow) => String(rule_no)

/** Which stops the clock names, each rule told in words. */
export default function AutomaticReasonsPage() {
  const text = useText()
  const words = useRuleWords()
  const whole = hasWholePlant(useSession())
  const load = useLoad('get_automatic_reasons', {}, { reloadOn: ['SettingsChanged'] })
  return (
    <SettingsList
      title={text('title.automatic-reasons')}
      load={load}
      keyOf={keyOf}
      wordsOf={(rule) => `${rule.description} ${rule.machines?.join(' ') ?? ''} ${words.sentence(rule)}`}
      words={{
        count: (count) => text('clock-rules.count', { count }),
        find: text('clock-rules.find'),
        add: text('clock-rules.new'),
        none: text('clock-rules.none'),
        empty: {
          title: text(whole ? 'clock-rules.empty' : 'clock-rules.empty-of-yours'),
          text: text('clock-rules.empty-text'),
        },
      }}
      card={(rule, open) => {
        const time = `${rule.from_time}–${rule.until_time}`
        return (
          <GridCard
            key={rule.rule_no}
            label={rule.description || time}
            name={
              <>
                {time} {rule.description}
              </>
            }
            state={
              <StatusTag
                size="s"
                tone={rule.active ? 'good' : 'off'}
                label={text(rule.active ? 'clock-rules.on' : 'clock-rules.off')}
              />
            }
          >
            <p className={styles.sentence}>{words.sentence(rule)}</p>
            <CardButtons>
              <Button icon={<EditIcon />} onClick={open}>
                {text('clock-rules.change')}
              </Button>
            </CardButtons>
          </GridCard>
        )
      }}
      tools={<RegisterTools of={changes} rows={load.rows ?? []} />}
      saves="save_automatic_reason"
      form={(rule, onClose) => <ClockRuleForm rule={rule} onSaved={load.reload} onClose={onClose} />}
    />
  )
}
