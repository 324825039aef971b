import {
  emptyGroup,
  type FilterCondition,
  type FilterGroup,
  type FilterItem,
  filterOperators,
  isGroup,
  MOST_GROUP_DEPTH,
  needsValue,
  newCondition,
  type RowFilter,
} from '@takt/domain/dashboards/row-filter.ts'
import { Button } from '@takt/ui/button/Button.tsx'
import { IconButton } from '@takt/ui/button/IconButton.tsx'
import { NumberField } from '@takt/ui/field/NumberField.tsx'
import { SelectField } from '@takt/ui/field/SelectField.tsx'
import { TextField } from '@takt/ui/field/TextField.tsx'
import { PlusIcon, TrashIcon } from '@takt/ui/icon/icons.tsx'
import { Segmented } from '@takt/ui/segmented/Segmented.tsx'
import type { EditorPlace } from './editor-place.ts'
import styles from './FilterFields.module.css'
import { operatorWord } from './operator-word.ts'
import { PropertySelect } from './SourceFields.tsx'

interface FilterFieldsProps {
  readonly filter: RowFilter
  readonly source: string
  readonly place: EditorPlace
  readonly onChange: (filter: RowFilter, typing?: string) => void
}

/** The filter tree, then order and limit: D-ENTITY-18, 19-X. */
export function FilterFields({ filter, source, place, onChange }: FilterFieldsProps) {
  const { say } = place
  const change = (part: Partial<RowFilter>, typing?: string) => onChange({ ...filter, ...part }, typing)
  return (
    <div className={styles.filter}>
      <Group
        group={filter.tree}
        {...{ source, place }}
        depth={1}
        path="filter"
        onChange={(tree, typing) => change({ tree }, typing)}
      />
      <PropertySelect
        {...{ place, source }}
        label={say('panel.sort')}
        error={undefined}
        value={filter.sortProp}
        onChange={(sortProp) => change({ sortProp })}
      />
      {filter.sortProp !== '' && (
        <SelectField
          label={say('panel.sort-order')}
          placeholder={say('form.choose')}
          value={filter.sortOrder}
          options={(['asc', 'desc'] as const).map((order) => ({
            value: order,
            label: say(`choice.sort-order.${order}`),
          }))}
          onValueChange={(sortOrder) => change({ sortOrder })}
        />
      )}
      <NumberField
        label={say('panel.limit')}
        value={filter.limit}
        min={0}
        step={1}
        decreaseLabel={say('form.less')}
        increaseLabel={say('form.more')}
        onValueChange={(limit) => change({ limit: Math.floor(limit ?? 0) }, 'limit')}
      />
      {filter.limit > 0 && (
        <SelectField
          label={say('panel.limit-from')}
          placeholder={say('form.choose')}
          value={filter.limitFrom}
          options={[
            { value: 'first', label: say('panel.limit-first') },
            { value: 'last', label: say('panel.limit-last') },
          ]}
          onValueChange={(limitFrom) => change({ limitFrom })}
        />
      )}
    </div>
  )
}

interface GroupProps {
  readonly group: FilterGroup
  readonly source: string
  readonly place: EditorPlace
  readonly depth: number
  /** Where it lies in the tree: names what is being typed in. */
  readonly path: string
  readonly onChange: (group: FilterGroup, typing?: string) => void
}

function Group({ group, source, place, depth, path, onChange }: GroupProps) {
  const { say } = place
  const { items } = group
  const set = (at: number, item: FilterItem, typing?: string) =>
    onChange({ ...group, items: items.map((one, index) => (index === at ? item : one)) }, typing)
  const remove = (at: number) => onChange({ ...group, items: items.filter((_, index) => index !== at) })
  return (
    <div className={styles.group}>
      {items.length > 1 && (
        <Segmented
          label={say('panel.match')}
          value={group.op}
          fullWidth
          options={[
            { value: 'and', label: say('panel.match-and') },
            { value: 'or', label: say('panel.match-or') },
          ]}
          onValueChange={(op) => onChange({ ...group, op })}
        />
      )}
      {items.map((item, at) => {
        const name = say(isGroup(item) ? 'panel.group' : 'panel.condition', { number: at + 1 })
        const own = `${path}.${at}`
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: an item of a tree has no name; its place is what it is
          <section key={at} className={styles.item} aria-label={name}>
            <header className={styles.head}>
              <h5>{name}</h5>
              <IconButton aria-label={say('form.remove', { name })} icon={<TrashIcon />} onClick={() => remove(at)} />
            </header>
            {isGroup(item) ? (
              <Group
                group={item}
                {...{ source, place }}
                depth={depth + 1}
                path={own}
                onChange={(next, typing) => set(at, next, typing)}
              />
            ) : (
              <Condition
                condition={item}
                {...{ source, place }}
                onChange={(next, typing) => set(at, next, typing && own)}
              />
            )}
          </section>
        )
      })}
      <div className={styles.adders}>
        <Button icon={<PlusIcon />} onClick={() => onChange({ ...group, items: [...items, newCondition] })}>
          {say('panel.add-condition')}
        </Button>
        {depth < MOST_GROUP_DEPTH && (
          <Button
            variant="quiet"
            icon={<PlusIcon />}
            onClick={() => onChange({ ...group, items: [...items, { ...emptyGroup, items: [newCondition] }] })}
          >
            {say('panel.add-group')}
          </Button>
        )}
      </div>
    </div>
  )
}

interface ConditionProps {
  readonly condition: FilterCondition
  readonly source: string
  readonly place: EditorPlace
  readonly onChange: (condition: FilterCondition, typing?: string) => void
}

function Condition({ condition, source, place, onChange }: ConditionProps) {
  const { say } = place
  return (
    <>
      <PropertySelect
        {...{ place, source }}
        label={say('form.property')}
        error={undefined}
        value={condition.prop}
        onChange={(prop) => onChange({ ...condition, prop })}
      />
      <SelectField
        label={say('panel.operator')}
        placeholder={say('form.choose')}
        value={condition.operator}
        options={filterOperators.map((operator) => ({ value: operator, label: operatorWord(say, operator) }))}
        onValueChange={(operator) => onChange({ ...condition, operator })}
      />
      {needsValue(condition.operator) && (
        <TextField
          label={say('panel.compare-with')}
          hint={condition.operator === 'in' ? say('panel.in-hint') : undefined}
          value={condition.value}
          onValueChange={(value) => onChange({ ...condition, value }, 'value')}
        />
      )}
    </>
  )
}
