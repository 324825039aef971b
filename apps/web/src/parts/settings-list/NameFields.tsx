import { TextField } from '@takt/ui/field/TextField.tsx'
import { useText } from '../../data/words/use-text.ts'
import { FieldRow } from '../form/Fields.tsx'

interface NameFieldsProps {
  english: string
  swedish: string
  onEnglish: (english: string) => void
  onSwedish: (swedish: string) => void
}

/** What people read, in both languages. */
export function NameFields({ english, swedish, onEnglish, onSwedish }: NameFieldsProps) {
  const text = useText()
  return (
    <FieldRow>
      <TextField label={text('stop-codes.english')} required maxLength={80} value={english} onValueChange={onEnglish} />
      <TextField label={text('stop-codes.swedish')} maxLength={80} value={swedish} onValueChange={onSwedish} />
    </FieldRow>
  )
}
