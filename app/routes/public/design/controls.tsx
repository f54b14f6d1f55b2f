import { Button, ButtonLink, IconButton } from "../../../ui/button";
import { Checkbox, CheckboxGroup, RadioGroup } from "../../../ui/choices";
import { FileInput, Select, TextArea, TextInput } from "../../../ui/inputs";
import { TextLink } from "../../../ui/link";
import { Row, Section } from "./section";

const types = [
	{ value: "house", label: "House" },
	{ value: "flat", label: "Apartment" },
	{ value: "land", label: "Building land" },
];

const wrong = "Choose at least one type.";

export function Buttons() {
	return (
		<Section id="buttons" title="Buttons and links">
			<Row>
				<Button>Plan a visit</Button>
				<Button variant="secondary">Ask a question</Button>
				<Button variant="quiet">Cancel</Button>
				<Button icon="calendar">With an icon</Button>
				<Button aria-busy aria-disabled>
					Sending
				</Button>
				<Button disabled>Not possible</Button>
			</Row>
			<Row>
				<Button size="small">Small</Button>
				<Button size="small" variant="secondary" icon="sliders-horizontal">
					Filter
				</Button>
				<ButtonLink to="/en/">A link that looks like a button</ButtonLink>
				<IconButton icon="share-2" label="Share" />
				<IconButton icon="printer" label="Print" disabled />
			</Row>
			<p className="max-w-measure">
				Running text with <TextLink to="/en/">a link inside the site</TextLink>, one{" "}
				<TextLink to="https://example.com/" newWindow>
					that leaves it
				</TextLink>{" "}
				and <TextLink to="tel:+3291000001">a telephone number</TextLink>.
			</p>
			<Row>
				<TextLink to="/en/" icon="arrow-right" look="plain">
					A plain link with an icon
				</TextLink>
			</Row>
		</Section>
	);
}

export function Fields() {
	return (
		<Section id="fields" title="Fields">
			<form noValidate className="grid max-w-form gap-6">
				<TextInput label="First name" name="first" autoComplete="given-name" required />
				<TextInput label="E-mail" name="email" type="email" hint="We answer within one working day." />
				<TextInput label="Telephone" name="phone" type="tel" required error="Enter your telephone number." />
				<TextInput label="Highest price" name="price" inputMode="numeric" before="€" defaultValue="425.000" />
				<TextInput label="Surface" name="surface" inputMode="numeric" after="m²" error="Enter a number." />
				<TextInput label="Locked" name="locked" disabled defaultValue="Cannot be changed" />
				<TextArea label="Your question" name="remark" hint="Up to 2,000 characters." />
				<Select label="Kind of home" name="type" placeholder="Make a choice" options={types} />
				<Select label="Kind of home" name="wrong-type" placeholder="Make a choice" options={types} error={wrong} />
				<Select label="Sort by" name="sort" look="inline" options={types} />
				<TextInput label="Day of moving" name="move" type="date" />
				<FileInput label="Curriculum vitae" name="cv" accept="application/pdf" hint="PDF, at most 5 MB." />
				<Checkbox label="Send me the newsletter" name="newsletter" hint="One message a month." />
				<Checkbox label="I agree with the conditions" name="agree" error="Agree before you go on." />
				<RadioGroup
					label="What do you want"
					name="goal"
					choices={types.slice(0, 2)}
					look="segments"
					defaultValue="house"
				/>
				<RadioGroup label="Salutation" name="title" choices={types} look="row" required />
				<CheckboxGroup
					label="Kinds of home"
					name="types"
					choices={types}
					defaultValue={["flat"]}
					hint="More than one."
				/>
				<CheckboxGroup label="Kinds of home" name="wrong-types" choices={types} error={wrong} required />
				<Button type="submit">Send my question</Button>
			</form>
		</Section>
	);
}
