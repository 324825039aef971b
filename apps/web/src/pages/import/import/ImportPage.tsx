import type { TextTable } from '@takt/domain/ground/tables/read-table.ts'
import type { ImportKind } from '@takt/domain/import/import-kind.ts'
import { Stepper } from '@takt/ui/stepper/Stepper.tsx'
import { useState } from 'react'
import { useText } from '../../../data/words/use-text.ts'
import { AccessKeys } from '../../../parts/access-keys/AccessKeys.tsx'
import { Changes, MayNot } from '../../../parts/form/Changes.tsx'
import { PageFrame } from '../../../parts/page-frame/PageFrame.tsx'
import { to } from '../../../routes/to.ts'
import { CheckStep } from './CheckStep.tsx'
import { kindName } from './field-names.ts'
import { ImportResult, type ImportResultProps } from './ImportResult.tsx'
import { SourceStep } from './SourceStep.tsx'

/** Articles, tools, materials, employees and orders from a file: choose, look at what would happen, bring it in. */
export default function ImportPage() {
  const text = useText()
  const [kind, setKind] = useState<ImportKind>('orders')
  const [table, setTable] = useState<TextTable | null>(null)
  const [result, setResult] = useState<Omit<ImportResultProps, 'onAgain'> | null>(null)
  const again = () => {
    setTable(null)
    setResult(null)
  }
  const current = result ? 2 : table ? 1 : 0
  const steps = (['source', 'check', 'result'] as const).map((id) => ({ id, label: text(`import.step-${id}`) }))
  return (
    <PageFrame
      layout={current === 1 ? 'screen' : 'form'}
      title={text('title.admin-import')}
      back={current === 0 ? to('admin') : undefined}
      note={<MayNot by="import_records" />}
      about={current > 0 && text(kindName(kind))}
      tools={<Stepper label={text('import.steps')} steps={steps} current={current} />}
    >
      {result ? (
        <ImportResult {...result} onAgain={again} />
      ) : table ? (
        <CheckStep kind={kind} table={table} onBack={again} onDone={setResult} />
      ) : (
        <>
          <Changes by="import_records">
            <SourceStep kind={kind} onKind={setKind} onTable={setTable} />
          </Changes>
          <AccessKeys opens="import" path="/api/import" />
        </>
      )}
    </PageFrame>
  )
}
