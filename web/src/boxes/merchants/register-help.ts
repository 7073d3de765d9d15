// What Merchants of the Seas adds to the help.
import { factionFacts, topicFacts, topicKeys } from "../../help/slots";
import { SeaHelp, YardFacts } from "./help";
import { seaTopic } from "./topics";

topicKeys.fill(seaTopic);
topicFacts.fill(SeaHelp);
factionFacts.fill(YardFacts);
