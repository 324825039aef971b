import { Button } from '@takt/ui/button/Button.tsx'
import { DownloadIcon } from '@takt/ui/icon/document-icons.tsx'
import { MenuButton } from '@takt/ui/menu/MenuButton.tsx'
import { useText } from '../../data/words/use-text.ts'

interface ChartToolsProps {
  readonly title: string
  readonly values: { readonly shown: boolean; readonly toggle: () => void } | undefined
  readonly saveTable: () => void
  readonly savePicture: () => void
}

/** What can be done with a chart besides looking at it. */
export function ChartTools({ title, values, saveTable, savePicture }: ChartToolsProps) {
  const text = useText()
  return (
    <>
      {values && (
        <Button variant="quiet" aria-pressed={values.shown} onClick={values.toggle}>
          {text('chart.values')}
        </Button>
      )}
      <MenuButton
        label={text('chart.save-what', { title })}
        trigger={
          <Button variant="quiet" icon={<DownloadIcon />} aria-label={text('chart.save-what', { title })}>
            {text('chart.save')}
          </Button>
        }
        entries={[
          { id: 'picture', label: text('chart.picture'), onSelect: savePicture },
          { id: 'table', label: text('chart.table'), onSelect: saveTable },
        ]}
      />
    </>
  )
}
