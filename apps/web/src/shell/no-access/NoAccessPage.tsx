import type { Verdict } from '@takt/domain/ground/navigation/visit.ts'
import { useText } from '../../data/words/use-text.ts'
import { DeadEnd } from '../../parts/page-frame/DeadEnd.tsx'
import { to } from '../../routes/to.ts'

type Missing = Extract<Verdict, { go: 'no-access' }>['missing']

export function NoAccessPage({ missing }: { missing: Missing }) {
  const text = useText()
  const why =
    missing === 'machine'
      ? text('shell.no-machine-text')
      : missing === 'way'
        ? text('shell.no-way')
        : text('shell.missing-permission', { permission: text(`permission.${missing}`) })
  return (
    <DeadEnd
      title={text(missing === 'machine' ? 'shell.no-machine' : 'shell.no-permission')}
      text={why}
      way={missing === 'way' ? undefined : { to: to('home'), label: text('shell.to-start') }}
    />
  )
}
