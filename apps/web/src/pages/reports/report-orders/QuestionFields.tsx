import type { ReportParameter, ReportQuestion } from '@takt/domain/reports/ordered/report-question.ts'
import { reportPeriods } from '@takt/domain/reports/ordered/report-question.ts'
import { SelectField } from '@takt/ui/field/SelectField.tsx'
import { SuggestField } from '@takt/ui/field/SuggestField.tsx'
import { useDeferredValue } from 'react'
import { useLoad } from '../../../data/call/use-load.ts'
import { horizonKey } from '../../../data/machines/horizon-key.ts'
import { useText } from '../../../data/words/use-text.ts'
import { DateField } from '../../../parts/date-field/DateField.tsx'
import { MachinesField } from '../../../parts/machines-field/MachinesField.tsx'
import { useDepartments } from './use-departments.ts'

const EVERY = ''

interface QuestionFieldsProps {
  readonly parameters: readonly ReportParameter[]
  readonly question: ReportQuestion
  readonly onChange: (change: Partial<ReportQuestion>) => void
}

/** What a report is about, as far as it asks for it. A department takes the place of machines. */
export function QuestionFields({ parameters, question, onChange }: QuestionFieldsProps) {
  const text = useText()
  const departments = useDepartments()
  const asks = (parameter: ReportParameter) => parameters.includes(parameter)
  return (
    <>
      {asks('period') && (
        <SelectField
          label={text('reports.period')}
          placeholder={text('reports.period')}
          value={question.period}
          options={reportPeriods.map((value) => ({ value, label: text(horizonKey(value)) }))}
          onValueChange={(period) => onChange({ period })}
        />
      )}
      {asks('period') && question.period === 'custom' && (
        <>
          <DateField
            required
            label={text('analysis.from')}
            value={question.start}
            onValueChange={(start) => onChange({ start })}
          />
          <DateField
            required
            label={text('analysis.to')}
            value={question.end}
            onValueChange={(end) => onChange({ end })}
          />
        </>
      )}
      {asks('machines') && (
        <SelectField
          label={text('reports.department')}
          placeholder={text('reports.every-department')}
          value={question.department}
          options={[
            { value: EVERY, label: text('reports.every-department') },
            ...departments.map(({ code, description }) => ({ value: code, label: description || code })),
          ]}
          onValueChange={(department) => onChange({ department, machines: [] })}
        />
      )}
      {asks('machines') && question.department === '' && (
        <MachinesField
          label={text('reports.machines')}
          value={question.machines}
          onValueChange={(machines) => onChange({ machines })}
        />
      )}
      {asks('part') && <PartField part_no={question.part_no} onChange={onChange} />}
      {asks('order') && <CardField card_no={question.card_no} onChange={onChange} />}
    </>
  )
}

function PartField({ part_no, onChange }: { readonly part_no: string } & Pick<QuestionFieldsProps, 'onChange'>) {
  const text = useText()
  const { rows = [] } = useLoad('get_parts', { search: useDeferredValue(part_no) })
  return (
    <SuggestField
      label={text('reports.part')}
      hint={text('reports.part-hint')}
      maxLength={60}
      suggestions={rows.map(({ code, description }) => ({ value: code, label: description }))}
      value={part_no}
      onValueChange={(typed) => onChange({ part_no: typed })}
    />
  )
}

/** What runs now is offered; the number of one that is done is typed. */
function CardField({ card_no, onChange }: { readonly card_no: string } & Pick<QuestionFieldsProps, 'onChange'>) {
  const text = useText()
  const { rows = [] } = useLoad('get_running_orders', {})
  const running = new Map(rows.map((order) => [order.card_no, `${order.part_no} ${order.part_description}`]))
  return (
    <SuggestField
      label={text('reports.card')}
      hint={text('reports.card-hint')}
      maxLength={40}
      suggestions={Array.from(running, ([value, label]) => ({ value, label }))}
      value={card_no}
      onValueChange={(typed) => onChange({ card_no: typed })}
    />
  )
}
