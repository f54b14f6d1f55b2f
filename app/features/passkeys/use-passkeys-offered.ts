import { useEffect, useState } from "react";

/** Whether this browser can make and use passkeys; false before hydration. */
export function usePasskeysOffered(): boolean {
	const [offered, setOffered] = useState(false);
	useEffect(() => setOffered("PublicKeyCredential" in window), []);
	return offered;
}
