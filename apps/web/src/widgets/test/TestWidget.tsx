import { naturalCompare } from '@takt/domain/ground/navigation/natural-sort.ts'
import { Segmented } from '@takt/ui/segmented/Segmented.tsx'
import type { WidgetProps } from '../../dashboard/define-widget.ts'
import type { test } from './test.widget.ts'

type Props = WidgetProps<(typeof test)['options'], ReturnType<(typeof test)['needs']>>

const PARAMETER = 'machineId1'
const OFFERED = 4

/** Writes one of the first machines into the address. */
export default function TestWidget({ data, page, say }: Props) {
  const ids = data.machines.map(({ machine_id }) => machine_id).sort((a, b) => naturalCompare(a, b))
  return (
    <Segmented
      label={say('widget.test')}
      value={page.query[PARAMETER] ?? ''}
      options={ids.slice(0, OFFERED).map((id) => ({ value: id, label: id }))}
      onValueChange={(id) => page.setParameter?.(PARAMETER, id, 'push')}
    />
  )
}
