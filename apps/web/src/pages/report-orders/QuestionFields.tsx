import type { ReportParameter, ReportQuestion } from '@takt/domain/report-orders/report-question.ts'
import { reportPeriods } from '@takt/domain/report-orders/report-question.ts'
import { SelectField } from '@takt/ui/field/SelectField.tsx'
import { TextField } from '@takt/ui/field/TextField.tsx'
import { useText } from '../../data/use-text.ts'
import { MachinesField } from '../../shell/machines-field/MachinesField.tsx'
import { periodKey } from './period-key.ts'
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
          options={reportPeriods.map((value) => ({ value, label: text(periodKey(value)) }))}
          onValueChange={(period) => onChange({ period })}
        />
      )}
      {asks('period') && question.period === 'custom' && (
        <>
          <TextField
            type="date"
            required
            label={text('analysis.from')}
            value={question.start}
            onValueChange={(start) => onChange({ start })}
          />
          <TextField
            type="date"
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
      {asks('part') && (
        <TextField
          label={text('reports.part')}
          hint={text('reports.part-hint')}
          maxLength={60}
          value={question.part_no}
          onValueChange={(part_no) => onChange({ part_no })}
        />
      )}
      {asks('order') && (
        <TextField
          label={text('reports.card')}
          hint={text('reports.card-hint')}
          maxLength={40}
          value={question.card_no}
          onValueChange={(card_no) => onChange({ card_no })}
        />
      )}
    </>
  )
}
