import { type BoardName, boardNames, USUAL_SECONDS, type WallBoards } from '@takt/domain/ground/model/wall-boards.ts'
import { groupTypes, isLocation, sortedLocations } from '@takt/domain/ground/navigation/locations.ts'
import { Checkbox } from '@takt/ui/checkbox/Checkbox.tsx'
import { FieldGroup } from '@takt/ui/field/FieldGroup.tsx'
import { SelectField } from '@takt/ui/field/SelectField.tsx'
import { useLoad } from '../../../data/call/use-load.ts'
import { useLanguage } from '../../../data/words/language.ts'
import { useText } from '../../../data/words/use-text.ts'
import { FormNumber } from '../../../parts/form/FormNumber.tsx'
import styles from './BoardsFields.module.css'

interface BoardsFieldsProps {
  readonly value: WallBoards
  readonly onChange: (next: WallBoards) => void
}

/** Which boards, how long each, and of which place. */
export function BoardsFields({ value, onChange }: BoardsFieldsProps) {
  const text = useText()
  const chosen = new Map(value.boards.map(({ board, seconds }) => [board, seconds]))
  const set = (board: BoardName, seconds: number | null) => {
    if (seconds === null) chosen.delete(board)
    else chosen.set(board, seconds)
    // They stand in one order, whichever was chosen first.
    const boards = boardNames.flatMap((name) => {
      const own = chosen.get(name)
      return own === undefined ? [] : [{ board: name, seconds: own }]
    })
    onChange({ ...value, boards })
  }
  return (
    <>
      <PlaceField value={value} onChange={onChange} />
      <FieldGroup name={text('walls.boards')}>
        <p className={styles.about}>{text(value.boards.length === 0 ? 'walls.needs-board' : 'walls.boards-hint')}</p>
        {boardNames.map((board) => (
          <div key={board} className={styles.board}>
            <Checkbox
              label={text(`board.${board}`)}
              checked={chosen.has(board)}
              onCheckedChange={(checked) => set(board, checked ? USUAL_SECONDS : null)}
            />
            {chosen.has(board) && (
              <FormNumber
                hideLabel
                label={text('walls.board-seconds', { board: text(`board.${board}`) })}
                value={chosen.get(board) ?? USUAL_SECONDS}
                min={5}
                max={3600}
                step={5}
                unit={text('walls.seconds')}
                onValueChange={(seconds) => set(board, seconds ?? USUAL_SECONDS)}
              />
            )}
          </div>
        ))}
      </FieldGroup>
    </>
  )
}

const EVERYWHERE = ''

function PlaceField({ value, onChange }: BoardsFieldsProps) {
  const text = useText()
  const language = useLanguage()
  const { rows = [] } = useLoad('get_groups', {})
  const places = sortedLocations(rows.filter(isLocation), language)
  const options = groupTypes.flatMap((type) =>
    places
      .filter(({ group_type }) => group_type === type)
      .map(({ code, description }) => ({
        value: `${type}/${code}`,
        label: `${text(`swap.${type}`)}: ${description || code}`,
      })),
  )
  const choose = (place: string) => {
    const type = groupTypes.find((one) => place.startsWith(`${one}/`))
    const location = type ? place.slice(type.length + 1) : ''
    onChange({ ...value, locationtype: type ?? '', location })
  }
  return (
    <SelectField
      label={text('walls.place')}
      placeholder={text('walls.whole-plant')}
      value={value.locationtype === '' ? EVERYWHERE : `${value.locationtype}/${value.location}`}
      options={[{ value: EVERYWHERE, label: text('walls.whole-plant') }, ...options]}
      onValueChange={choose}
    />
  )
}
