import { useState } from 'react'
import { Button } from '../button/Button.tsx'
import { IconButton } from '../button/IconButton.tsx'
import { Card } from '../card/Card.tsx'
import { Checkbox } from '../checkbox/Checkbox.tsx'
import { ArrowRightIcon } from '../icon/arrow-icons.tsx'
import { CopyIcon, EditIcon, PlusIcon, PrintIcon, TrashIcon, UserIcon } from '../icon/icons.tsx'
import { useShortcut } from '../keyboard/useShortcut.ts'
import { Segmented } from '../segmented/Segmented.tsx'
import { Slider } from '../slider/Slider.tsx'
import { Stepper } from '../stepper/Stepper.tsx'
import { Switch } from '../switch/Switch.tsx'
import { Tabs } from '../tabs/Tabs.tsx'
import styles from './Gallery.module.css'

const STEPS = ['Order', 'Quantity', 'Scrap', 'Label', 'Summary'].map((label) => ({ id: label, label }))
const MANY = Array.from({ length: 9 }, (_, index) => ({ id: `${index}`, label: `Step ${index + 1}` }))

export function ActionSection() {
  const [busy, setBusy] = useState(false)
  const [on, setOn] = useState(true)
  const [range, setRange] = useState<'day' | 'week' | 'month'>('week')
  const [zoom, setZoom] = useState(100)
  const [tab, setTab] = useState<'a' | 'b' | 'c'>('a')
  const [step, setStep] = useState(2)
  const [pressed, setPressed] = useState(0)
  useShortcut('ctrl+alt+q', () => setPressed((count) => count + 1))
  return (
    <>
      <Card title="Buttons">
        <div className={styles.stack}>
          <div className={styles.row}>
            <Button variant="primary">Primary</Button>
            <Button>Secondary</Button>
            <Button variant="quiet">Quiet</Button>
            <Button variant="danger" icon={<TrashIcon />}>
              Danger
            </Button>
            <Button disabled>Disabled</Button>
          </div>
          <div className={styles.row}>
            <Button variant="primary" size="primary" iconEnd={<ArrowRightIcon />}>
              Next
            </Button>
            <Button size="primary" icon={<PrintIcon />}>
              Print label
            </Button>
            <Button variant="danger" size="primary">
              Finish
            </Button>
          </div>
          <div className={styles.row}>
            <Button variant="primary" busy={busy} onClick={() => setBusy(true)}>
              Press me
            </Button>
            <Button variant="primary" busy>
              Saving
            </Button>
            <Button busy icon={<PlusIcon />}>
              Saving
            </Button>
            <Button done>Saved</Button>
            <Button aria-pressed="true">Pressed</Button>
          </div>
          <div className={styles.row}>
            <IconButton aria-label="Edit" icon={<EditIcon />} />
            <IconButton aria-label="Copy" icon={<CopyIcon />} variant="secondary" />
            <IconButton aria-label="Add" icon={<PlusIcon />} variant="primary" />
            <IconButton aria-label="Delete" icon={<TrashIcon />} variant="danger" size="primary" />
            <span>ctrl+alt+q: {pressed}</span>
          </div>
        </div>
      </Card>
      <Card title="Choices">
        <div className={styles.stack}>
          <Segmented
            label="Period"
            value={range}
            onValueChange={setRange}
            options={[
              { value: 'day', label: 'Day' },
              { value: 'week', label: 'Week' },
              { value: 'month', label: 'Month' },
            ]}
          />
          <div>
            <Switch label="Show targets" description="A line in every chart" checked={on} onCheckedChange={setOn} />
            <Switch label="Not for you" checked={false} disabled onCheckedChange={setOn} />
          </div>
          <div className={styles.row}>
            <Checkbox label="Chosen" checked={on} onCheckedChange={setOn} />
            <Checkbox label="Some" checked={false} indeterminate onCheckedChange={setOn} />
            <Checkbox label="Disabled" checked disabled onCheckedChange={setOn} />
          </div>
          <Slider label="Zoom" value={zoom} onValueChange={setZoom} min={10} max={150} step={5} unit="%" />
          <Tabs
            label="Views"
            value={tab}
            onValueChange={setTab}
            tabs={[
              { value: 'a', label: 'Planned', badge: 12, panel: <p>The first panel</p> },
              { value: 'b', label: 'People', icon: <UserIcon />, panel: <p>The second panel</p> },
              { value: 'c', label: 'History', disabled: true, panel: null },
            ]}
          />
        </div>
      </Card>
      <Card title="Stepper">
        <div className={styles.stack}>
          <Stepper label="Progress" steps={STEPS} current={step} onStep={(_, index) => setStep(index)} />
          <Stepper label="Progress of many" steps={MANY} current={4} onStep={() => {}} />
        </div>
      </Card>
    </>
  )
}
