import { Button } from '@takt/ui/button/Button.tsx'
import { TextField } from '@takt/ui/field/TextField.tsx'
import { useState } from 'react'
import type { OwnOverview } from '../../../data/dashboards/own-overviews.ts'
import { useText } from '../../../data/words/use-text.ts'
import styles from './OwnOverviewPage.module.css'

interface ValueFieldsProps {
  readonly asked: OwnOverview['parameters']
  readonly values: Readonly<Record<string, string>>
  readonly onShow: (values: Readonly<Record<string, string>>) => void
}

/** What the query asks for, with the words of its author. Nothing counts before it is sent: a query is not free. */
export function ValueFields({ asked, values, onShow }: ValueFieldsProps) {
  const text = useText()
  const [draft, setDraft] = useState(values)
  const empty = asked.filter(({ name }) => (draft[name] ?? '').trim() === '').map(({ prompt }) => prompt)
  return (
    <form
      noValidate
      className={styles.values}
      aria-label={text('own-overview.values')}
      onSubmit={(event) => {
        event.preventDefault()
        if (empty.length === 0) onShow(draft)
      }}
    >
      {asked.map(({ name, prompt }) => (
        <TextField
          key={name}
          label={prompt}
          value={draft[name] ?? ''}
          onValueChange={(value) => setDraft({ ...draft, [name]: value })}
        />
      ))}
      <Button
        type="submit"
        variant="primary"
        why={empty.length > 0 && text('form.missing', { fields: empty.join(', ') })}
      >
        {text('own-overview.show')}
      </Button>
    </form>
  )
}
