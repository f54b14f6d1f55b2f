import { type Handled, type LeadHandler, whiseAccount } from "./whise-leads.ts";

const needed: Readonly<Record<string, readonly string[]>> = {
	ContactOnMeJson: ["Name", "Email", "Subject", "Content"],
	ContactOnMeProjectJson: ["Name", "Email", "Subject", "Content", "ProjectIDs"],
	DemandRegister2Json: ["Name", "Email"],
	UnsubscribeDemandPersonJson: ["DemandID"],
	CreateTaskJson: ["Subject"],
};

/** Stand-in for Omnicasa's contacts, saved searches and tasks. Uses the credentials of Whise. */
export const omnicasaLeadsHandler: LeadHandler = ({ path, query, body }, refused, next): Handled => {
	const fields = needed[path];
	if (!fields || !query.has("json")) return { status: 404, body: null };
	const say = (result: object): Handled => ({ status: 200, body: { [`${path}Result`]: result } });
	const refuse = (Message: string) => say({ Success: false, Code: 1, Message, Value: null });
	if (body.CustomerName !== whiseAccount.user || body.CustomerPassword !== whiseAccount.password) {
		return refuse("CustomerName or CustomerPassword is wrong");
	}
	const missing = fields.find((field) => body[field] === undefined);
	if (missing) return refuse(`${missing} is required`);
	if (refused !== null && refused in body) return refuse(`${refused} is not valid`);
	const { CustomerName: _name, CustomerPassword: _password, ...rest } = body;
	const Value = { PersonID: 100 + next, ...(path === "DemandRegister2Json" ? { DemandID: 500 + next } : {}) };
	return { ...say({ Success: true, Code: 0, Message: "", Value }), received: { call: path, body: rest } };
};
